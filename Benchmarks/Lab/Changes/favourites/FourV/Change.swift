/// A summary of the change.
public nonisolated let change =
  "the favourites go down from the router through three layers, to the interactors of list and details"
