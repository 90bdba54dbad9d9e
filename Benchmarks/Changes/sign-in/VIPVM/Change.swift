/// What the change comes to.
public nonisolated let change =
  "the coordinator makes sign-in and dashboard anew each time"
