/// A summary of the change.
public nonisolated let change =
  "the controllers of dashboard, list and details ask the split view controller; presenters and views stay"
