/// A summary of the change.
public nonisolated let change =
  "the details' view presenter shows them in a split view controller, of which the router is the delegate"
