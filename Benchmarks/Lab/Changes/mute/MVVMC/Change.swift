/// A summary of the change.
public nonisolated let change =
  "coordinators hand the muted users down to the view models of list, finder and details, which observe them"
