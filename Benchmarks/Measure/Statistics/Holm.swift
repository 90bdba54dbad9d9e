/// Correction for many comparisons: bounds the probability of even one false claim among all of them.
///
/// Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6 (1979).
public enum Holm {
  /// The adjusted p-values, within 0…1, in the order given; each is to be compared with the level for the whole family.
  public static func adjusted(_ pValues: [Double]) -> [Double] {
    var adjusted = pValues
    var highest = 0.0
    for (rank, index) in pValues.indices.sorted(by: { pValues[$0] < pValues[$1] }).enumerated() {
      highest = max(highest, min(1, pValues[index] * Double(pValues.count - rank)))
      adjusted[index] = highest
    }
    return adjusted
  }
}
