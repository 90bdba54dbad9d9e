/// What the change comes to.
public nonisolated let change = "the address passes interactor, presenter and view, so two protocols change"
