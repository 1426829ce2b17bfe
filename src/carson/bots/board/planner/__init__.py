"""Planning that is fast enough to search with: candidates for any decision, best first, with their values in VP."""
