/// A summary of the change.
public nonisolated let change =
  "the coordinator makes one scene less"
