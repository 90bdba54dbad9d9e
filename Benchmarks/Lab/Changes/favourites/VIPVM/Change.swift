/// A summary of the change.
public nonisolated let change =
  "the coordinator hands the favourites to the interactors of list and details; stars pass the cycle"
