/// A summary of the change.
public nonisolated let change = "a view model with its view more, whose task loads; the router pushes them"
