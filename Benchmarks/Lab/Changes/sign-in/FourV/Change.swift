/// A summary of the change.
public nonisolated let change =
  "sign-in is a story with a router of its own; a router above both closes one and shows the other"
