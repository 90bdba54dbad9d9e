/// A summary of the change.
public nonisolated let change = "the details' state has posts, the path's screens are of two kinds, and an effect loads"
