/// A summary of the change.
public nonisolated let change =
  "coordinators hand the id up and down again; the finder's coordinator has a parent to tell"
