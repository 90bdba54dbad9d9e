/// A summary of the change.
public nonisolated let change =
  "the list's presenter tells the dashboard's, whose router brings the id to the finder"
