/// A summary of the change.
public nonisolated let change =
  "a controller more, which loads and lists; the details' controller pushes it"
