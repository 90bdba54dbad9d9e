/// A summary of the change.
public nonisolated let change =
  "a scene more, made by the coordinator; the details' view model knows whose posts to ask for"
