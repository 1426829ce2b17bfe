"""What a player sees: the view of a seat, income sheets, previews, odds and what lies ahead."""
