/// What the change comes to.
public nonisolated let change =
  "a view, a presenter and a controller more; the details' presenter asks its controller to push them"
