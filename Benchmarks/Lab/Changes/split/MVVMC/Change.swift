/// A summary of the change.
public nonisolated let change =
  "the coordinators of dashboard and details know a split view controller, which also says when details have gone"
