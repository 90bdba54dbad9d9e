/// A summary of the change.
public nonisolated let change =
  "the dashboard's controller embeds the list alone; its view has no place for a finder"
