"""Horses (BG-13): enclosures, a horse after a cowboy, horses at Wages, Ranches that pay double, and the rodeo."""
