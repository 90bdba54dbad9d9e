/// A summary of the change.
public nonisolated let change =
  "the dashboard's controller embeds the list alone"
