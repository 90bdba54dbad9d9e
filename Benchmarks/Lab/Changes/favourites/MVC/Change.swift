/// A summary of the change.
public nonisolated let change =
  "the app makes the favourites; list and details have them handed down, and the list filters"
