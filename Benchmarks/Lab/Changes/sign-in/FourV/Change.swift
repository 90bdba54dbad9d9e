/// A summary of the change.
public nonisolated let change =
  "sign-in is a story with a router of its own; a router above both has one of sign-in and users at a time"
