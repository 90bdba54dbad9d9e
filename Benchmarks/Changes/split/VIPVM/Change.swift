/// What the change comes to.
public nonisolated let change =
  "the coordinator asks the split view controller instead of the navigation controller"
