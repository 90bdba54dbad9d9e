/// A summary of the change.
public nonisolated let change =
  "the dashboard's controller hands the id from the list's controller to the finder's, which pushes the details itself"
