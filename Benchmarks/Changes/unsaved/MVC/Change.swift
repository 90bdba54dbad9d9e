/// What the change comes to.
public nonisolated let change =
  "the details' controller holds up what would take it away; the dashboard's asks the top screen"
