/// The difference from MVVM-C, in one line.
public nonisolated let summary = "the list's view asks for each row, and is told only which have changed"
