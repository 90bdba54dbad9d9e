/// A summary of the change.
public nonisolated let change =
  "both controllers record that they have appeared; the dashboard's restores after the first load"
