/// A summary of the change.
public nonisolated let change =
  "the coordinators record what the stack shows; the dashboard's view model restores"
