/// A summary of the change.
public nonisolated let change =
  "controllers hand the favourites down to the presenters of list and details, which star and filter"
