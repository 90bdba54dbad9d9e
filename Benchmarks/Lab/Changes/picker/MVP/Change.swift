/// A summary of the change.
public nonisolated let change =
  "the details' controller puts a second list on top, whose presenter says by a closure who was chosen"
