/// A summary of the change.
public nonisolated let change = "the view model has one output more, so its protocol grows, and the view shows it"
