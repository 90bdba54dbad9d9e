/// A summary of the change.
public nonisolated let change =
  "controllers hand the id on; the finder's presenter has a delegate now, and its controller navigates"
