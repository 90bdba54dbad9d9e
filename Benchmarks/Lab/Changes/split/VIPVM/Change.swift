/// A summary of the change.
public nonisolated let change =
  "the coordinator asks the split view controller instead of the navigation controller"
