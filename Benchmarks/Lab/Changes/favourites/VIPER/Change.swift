/// A summary of the change.
public nonisolated let change =
  "the app injects the favourites into the interactors of list and details; nobody hands them on"
