import Ownership

extension HeapCensus {
  /// What is left since an earlier census, and why.
  ///
  /// - Parameters:
  ///   - roots: objects that are held from outside the heap, with what a person calls the holder.
  ///   - live: who held whom while nothing was to be gone: tells which references may be weak.
  public func report(
    since earlier: HeapCensus,
    roots: [(object: AnyObject, name: String)] = [],
    live: LiveOwnership = LiveOwnership()
  ) -> LeakReport {
    Leftovers(left(since: earlier), in: self, roots: roots).report(live)
  }
}
