/// A summary of the change.
public nonisolated let change = "the view model has one text more, and the view shows it"
