/// A summary of the change.
public nonisolated let change =
  "a coordinator more with view and view model, which watches the stack while it is on top"
