/// A summary of the change.
public nonisolated let change =
  "sign-in and dashboard each have the other shown by their controller, whom the presenter asks"
