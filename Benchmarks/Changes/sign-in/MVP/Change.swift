/// What the change comes to.
public nonisolated let change =
  "sign-in and dashboard each have the other shown by their controller, whom the presenter asks"
