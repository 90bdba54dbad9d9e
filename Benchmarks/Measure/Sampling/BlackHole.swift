/// Keeps a value alive, so that the optimiser may not delete the work that made it.
///
/// The idea is swift-collections-benchmark's `blackHole`: a call the optimiser may neither inline nor look into.
/// Costs about a nanosecond.
@inline(never)
@_optimize(none)
public func blackHole<Value>(_ value: borrowing Value) where Value: ~Copyable {}
