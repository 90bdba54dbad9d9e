/// A summary of the change.
public nonisolated let change =
  "sign-in and dashboard put each other's controllers in their places"
