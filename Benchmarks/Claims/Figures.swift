/// What was measured for a claim, found by whose it is and what it is.
struct Figures: Sendable {
  private let all: [Figure]

  init(_ all: [Figure]) {
    self.all = all
  }

  /// Who was measured, in order.
  var subjects: [String] {
    var seen: Set<String> = []
    return all.map(\.subject).filter { seen.insert($0).inserted }
  }

  /// A number; not a number if it was not measured, so that no comparison with it is true.
  subscript(_ subject: String, _ metric: String) -> Double {
    all.first { $0.subject == subject && $0.metric == metric }?.value ?? .nan
  }

  /// The numbers of everybody but one.
  func others(than subject: String, _ metric: String) -> [Double] {
    all.filter { $0.metric == metric && $0.subject != subject }.map(\.value)
  }

  /// Someone's ratios of times.
  func ratios(of subject: String) -> [Figure] { all.filter { $0.subject == subject && $0.verdict != nil } }
}
