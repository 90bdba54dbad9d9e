/// A summary of the change.
public nonisolated let change =
  "the router makes one view presenter less, and the dashboard has one place"
