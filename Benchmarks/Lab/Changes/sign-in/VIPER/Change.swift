/// A summary of the change.
public nonisolated let change =
  "sign-in is a module of five more files; its router and the dashboard's show each other"
