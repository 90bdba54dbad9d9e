// A target needs a source of its own; the plugin makes the others.

/// The kind of reference from the details' view to its view model; in 4V it is unowned.
public nonisolated let reference = "weak"
