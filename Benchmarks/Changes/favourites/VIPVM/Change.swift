/// What the change comes to.
public nonisolated let change =
  "the coordinator hands the favourites to the interactors of list and details; stars pass the cycle"
