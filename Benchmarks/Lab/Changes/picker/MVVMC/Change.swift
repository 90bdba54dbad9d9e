/// A summary of the change.
public nonisolated let change =
  "a coordinator puts a second list on top and hands the choice up; the details' coordinator tells the view model"
