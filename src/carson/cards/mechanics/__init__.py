"""What the steps do again and again: count holdings, score, sell."""
