/// A summary of the change.
public nonisolated let change = "the view fills one label more, as it fills the id"
