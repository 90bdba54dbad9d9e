/// A summary of the change.
public nonisolated let change =
  "a view, a presenter and a controller more; the details' presenter asks its controller to push them"
