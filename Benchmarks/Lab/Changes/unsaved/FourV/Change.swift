/// A summary of the change.
public nonisolated let change =
  "the view model holds up what would take the details away; the router asks it through view presenter and factory"
