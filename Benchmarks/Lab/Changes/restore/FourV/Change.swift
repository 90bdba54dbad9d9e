/// A summary of the change.
public nonisolated let change =
  "the router records what the stack shows, and restores"
