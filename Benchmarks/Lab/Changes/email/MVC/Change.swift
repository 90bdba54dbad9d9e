/// A summary of the change.
public nonisolated let change = "the controller fills one label more"
