/// A summary of the change.
public nonisolated let change =
  "the router hands the muted users to three view models, whose views track them; nobody observes"
