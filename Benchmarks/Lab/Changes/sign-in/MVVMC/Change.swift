/// A summary of the change.
public nonisolated let change =
  "a coordinator above both has one of sign-in and dashboard at a time"
