/// A summary of the change.
public nonisolated let change =
  "the details' view is not a UIView any more and writes to a host, which the controller becomes"
