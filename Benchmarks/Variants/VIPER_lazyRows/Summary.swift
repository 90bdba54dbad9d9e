/// What is otherwise than in VIPER, in one line.
public nonisolated let summary = "the list's rows are made of the entities when they are read"
