/// A summary of the change.
public nonisolated let change = "the address passes interactor, presenter and view, so two protocols change"
