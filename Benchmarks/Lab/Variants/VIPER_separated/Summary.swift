/// The difference from VIPER, in one line.
public nonisolated let summary = "a presenter's events and results are two protocols, and none has wiring"
