// A target needs a source of its own; the plugin makes the others.

/// How the details' view holds its view model here, which 4V holds unowned.
public nonisolated let reference = "strong"
