/// A summary of the change.
public nonisolated let change =
  "the router hands the id to the finder's view presenter; the navigation delegate goes down through three layers"
