/// The difference from VIP-VM, in one line.
public nonisolated let summary = "a rename draws the whole list again, as its document prints it"
