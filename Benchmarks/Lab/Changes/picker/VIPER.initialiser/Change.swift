/// A summary of the change.
public nonisolated let change =
  "as in VIPER, but what screens need is handed on by initialisers"
