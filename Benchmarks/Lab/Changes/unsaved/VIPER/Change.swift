/// A summary of the change.
public nonisolated let change =
  "the presenter holds up what would take the details away; the dashboard's router asks it first"
