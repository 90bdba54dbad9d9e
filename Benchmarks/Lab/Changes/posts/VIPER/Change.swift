/// A summary of the change.
public nonisolated let change =
  "a module more of five files; the details' router pushes it, made where the repository is injected"
