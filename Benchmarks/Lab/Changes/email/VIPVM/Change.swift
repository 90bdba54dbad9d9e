/// A summary of the change.
public nonisolated let change = "the presenter words one display value more, and the view model hands it to the view"
