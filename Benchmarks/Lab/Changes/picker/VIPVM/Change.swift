/// A summary of the change.
public nonisolated let change =
  "the coordinator makes the list once more; the choice passes the whole cycle of the details"
