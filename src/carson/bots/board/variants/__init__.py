"""What bots think of the variants, a folder for each: `worth` of what it brings, and `answers` to its questions.

worths.py and answers.py list them.
"""
