/// What the change comes to.
public nonisolated let change =
  "the view model holds up what would take the view away; the way to it leads through its coordinator"
