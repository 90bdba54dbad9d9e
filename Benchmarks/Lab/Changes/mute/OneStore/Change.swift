/// A summary of the change.
public nonisolated let change =
  "the state has the muted users; actions tell list, finder and details, and the store is handed nothing"
