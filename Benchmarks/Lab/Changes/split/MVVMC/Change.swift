/// A summary of the change.
public nonisolated let change =
  "the details' coordinator finds the split view controller above the navigation controller, and listens to it"
