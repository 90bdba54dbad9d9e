/// A summary of the change.
public nonisolated let change =
  "the view model holds up what would take the view away; the way to it leads through its coordinator"
