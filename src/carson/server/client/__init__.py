"""The browser client: its files, the page that loads it, its manifest, and previews of shared links."""
