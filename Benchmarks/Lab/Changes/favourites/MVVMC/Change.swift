/// A summary of the change.
public nonisolated let change =
  "coordinators hand the favourites down to the view models of list and details, which star and filter"
