/// A summary of the change.
public nonisolated let change = "the view fills one label more of its piece of the state"
