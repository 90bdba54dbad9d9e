/// A summary of the change.
public nonisolated let change =
  "the presenter holds up what would take the screen away, and its controller asks; the dashboard's passes by it"
