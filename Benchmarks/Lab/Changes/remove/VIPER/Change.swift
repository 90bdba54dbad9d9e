/// A summary of the change.
public nonisolated let change =
  "the dashboard's router makes one module; contract and entry point lose what was the finder's"
