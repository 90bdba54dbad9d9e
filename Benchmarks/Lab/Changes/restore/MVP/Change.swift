/// A summary of the change.
public nonisolated let change =
  "both controllers tell their presenters that they have appeared; the dashboard's restores"
