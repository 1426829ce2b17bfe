"""What takes the rules more than a moment. It is called in worker processes (service/thinking.py): it is given all that
it needs, returns what can be pickled, and knows neither the database nor the web, which a worker need not load.
"""
