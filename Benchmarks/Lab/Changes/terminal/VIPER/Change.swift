/// A summary of the change.
public nonisolated let change =
  "the details' view becomes a host, and sets its text where it set outlets"
