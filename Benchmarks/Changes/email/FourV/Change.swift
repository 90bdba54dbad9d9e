/// What the change comes to.
public nonisolated let change = "the view model has one text more, and the view shows it"
