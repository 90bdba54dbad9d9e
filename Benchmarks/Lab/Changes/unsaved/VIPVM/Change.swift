/// A summary of the change.
public nonisolated let change =
  "the view model holds up what would take the details away, and the question is a state of its own"
