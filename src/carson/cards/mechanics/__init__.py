"""What the steps do over and over: count holdings, score, sell."""
