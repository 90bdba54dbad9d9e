/// A summary of the change.
public nonisolated let change =
  "the dashboard's coordinator starts one child less"
