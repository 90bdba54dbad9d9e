/// A summary of the change.
public nonisolated let change =
  "sign-in is a story with a router of its own; the app closes one story and shows the other"
