/// A summary of the change.
public nonisolated let change =
  "the details' view becomes a host, and binds outputs to its text"
