"""What the steps do over and over: pay, lay roads, count incomes, stand cowboys on spaces, score."""
