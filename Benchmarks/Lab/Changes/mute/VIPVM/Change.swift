/// A summary of the change.
public nonisolated let change =
  "the coordinator hands the muted users to the interactors of list, finder and details; mutes pass the cycle"
