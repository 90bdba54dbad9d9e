/// A summary of the change.
public nonisolated let change =
  "the list's presenter tells the finder's through a protocol; the dashboard's router introduces them"
