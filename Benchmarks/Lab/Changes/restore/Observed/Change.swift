/// A summary of the change.
public nonisolated let change = "the router watches the stack, records what is shown, and restores after the first load"
