/// A summary of the change.
public nonisolated let change =
  "the coordinator makes sign-in and dashboard anew each time"
