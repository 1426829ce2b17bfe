"""What the steps do again and again: pay, lay roads, count incomes, place cowboys, score."""
