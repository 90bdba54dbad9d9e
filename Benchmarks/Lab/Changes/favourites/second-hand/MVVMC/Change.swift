/// A summary of the change.
public nonisolated let change = "the same change by a second author"
