/// A summary of the change.
public nonisolated let change =
  "the coordinators record what the stack shows, and the dashboard's restores"
