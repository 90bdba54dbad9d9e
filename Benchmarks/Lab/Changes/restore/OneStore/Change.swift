/// A summary of the change.
public nonisolated let change =
  "the binder tells what is shown, a reducer asks for the record, and the state begins with the last place"
