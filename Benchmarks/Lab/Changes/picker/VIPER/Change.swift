/// A summary of the change.
public nonisolated let change =
  "the details' router puts a second list on top; the choice passes router, presenter and interactor"
