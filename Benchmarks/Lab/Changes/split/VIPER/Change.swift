/// A summary of the change.
public nonisolated let change =
  "the routers of dashboard, list and details ask the split view controller instead of the navigation controller"
