/// The difference from VIPER, in one line.
public nonisolated let summary = "a rename draws the whole list again, as its document prints it"
