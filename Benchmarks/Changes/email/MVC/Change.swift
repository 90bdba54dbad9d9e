/// What the change comes to.
public nonisolated let change = "the controller fills one label more"
