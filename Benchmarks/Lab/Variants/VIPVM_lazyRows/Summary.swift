/// The difference from VIP-VM, in one line.
public nonisolated let summary = "the list's rows are made of the models when they are read"
