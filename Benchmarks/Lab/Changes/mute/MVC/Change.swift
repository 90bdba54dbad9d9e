/// A summary of the change.
public nonisolated let change =
  "the app makes the muted users; list, finder and details have them handed down, observe them and leave out"
