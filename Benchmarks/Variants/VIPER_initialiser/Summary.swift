/// What is otherwise than in VIPER, in one line.
public nonisolated let summary = "the repository is handed on by initialisers, without @Injected"
