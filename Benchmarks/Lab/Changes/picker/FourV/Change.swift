/// A summary of the change.
public nonisolated let change =
  "a view presenter puts the list's own view factory on top; the router hands the choice down"
