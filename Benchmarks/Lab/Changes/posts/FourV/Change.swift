/// A summary of the change.
public nonisolated let change =
  "a component more behind a view presenter; the router takes posts away before the details below them"
