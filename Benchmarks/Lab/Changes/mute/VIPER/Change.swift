/// A summary of the change.
public nonisolated let change =
  "the app injects the muted users into the interactors of list, finder and details; nobody hands them on"
