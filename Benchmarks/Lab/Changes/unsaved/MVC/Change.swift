/// A summary of the change.
public nonisolated let change =
  "the details' controller holds up what would take it away; the dashboard's asks the top screen"
