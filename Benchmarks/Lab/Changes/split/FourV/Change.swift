/// A summary of the change.
public nonisolated let change =
  "the details' view presenter looks the split view controller up; the router is its delegate"
