/// A summary of the change.
public nonisolated let change =
  "the coordinator hands the id to the finder's view model; opening passes the cycle once"
