/// A summary of the change.
public nonisolated let change =
  "both views tell their presenters that they have appeared, and these their interactors, which record it"
