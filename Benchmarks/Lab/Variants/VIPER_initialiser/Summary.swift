/// The difference from VIPER, in one line.
public nonisolated let summary = "the repository is handed on by initialisers, without @Injected"
