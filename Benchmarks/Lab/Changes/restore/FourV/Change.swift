/// A summary of the change.
public nonisolated let change =
  "the router records what the stack shows; the dashboard's view model restores"
