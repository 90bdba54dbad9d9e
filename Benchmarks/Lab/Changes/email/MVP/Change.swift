/// A summary of the change.
public nonisolated let change = "the presenter gives its view one text more, so their protocol changes"
