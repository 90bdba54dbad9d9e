/// A summary of the change.
public nonisolated let change =
  "the muted users go down from the router through three layers, to the interactors of list, finder and details"
