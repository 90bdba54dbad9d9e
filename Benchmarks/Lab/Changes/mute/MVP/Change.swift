/// A summary of the change.
public nonisolated let change =
  "controllers hand the muted users down to the presenters of list, finder and details, which observe them"
