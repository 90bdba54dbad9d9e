/// A summary of the change.
public nonisolated let change =
  "the details' view becomes a host, and displays the view model in its text"
