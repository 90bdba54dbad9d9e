/// The difference from VIPER, in one line.
public nonisolated let summary = "the list's rows are made of the entities when they are read"
