/// The measured figures of a claim. A figure is found by its subject and its metric.
///
/// A missing figure, or one that is not a finite number, throws: no rule makes a verdict without it.
struct Figures: Sendable {
  private let all: [ClaimFigure]

  init(_ all: [ClaimFigure]) {
    self.all = all.filter(\.value.isFinite)
  }

  /// The subjects that have figures, in order.
  var subjects: [String] {
    var seen: Set<String> = []
    return all.map(\.subject).filter { seen.insert($0).inserted }
  }

  /// A number.
  subscript(_ subject: String, _ metric: String) -> Double {
    get throws(MissingEvidence) { try figure(subject, metric).value }
  }

  /// A contender's number.
  subscript(_ subject: Subject, _ metric: String) -> Double {
    get throws(MissingEvidence) { try self[subject.rawValue, metric] }
  }

  /// The numbers of several contenders, in their order.
  func values(_ metric: String, of subjects: [Subject]) throws(MissingEvidence) -> [Double] {
    var values: [Double] = []
    for subject in subjects { values.append(try self[subject, metric]) }
    return values
  }

  /// The numbers of the six but one.
  func others(than subject: Subject, _ metric: String) throws(MissingEvidence) -> [Double] {
    try values(metric, of: Subject.six.filter { $0 != subject })
  }

  /// Tells if a contender's number is smaller than that of every other.
  func isLeast(_ metric: String, _ subject: Subject, among all: [Subject]) throws(MissingEvidence) -> Bool {
    let own = try self[subject, metric]
    return try values(metric, of: all.filter { $0 != subject }).allSatisfy { own < $0 }
  }

  /// Tells if a contender's number is larger than that of every other.
  func isMost(_ metric: String, _ subject: Subject, among all: [Subject]) throws(MissingEvidence) -> Bool {
    let own = try self[subject, metric]
    return try values(metric, of: all.filter { $0 != subject }).allSatisfy { own > $0 }
  }

  /// A subject's ratios of times, one for each metric.
  func ratios(of subject: String, in metrics: [String]) throws(MissingEvidence) -> [ClaimFigure] {
    var ratios: [ClaimFigure] = []
    for metric in metrics {
      let ratio = try figure(subject, metric)
      guard ratio.verdict != nil else { throw MissingEvidence("\(subject), \(metric): this is not a ratio of times") }
      ratios.append(ratio)
    }
    return ratios
  }

  private func figure(_ subject: String, _ metric: String) throws(MissingEvidence) -> ClaimFigure {
    guard let figure = all.first(where: { $0.subject == subject && $0.metric == metric }) else {
      throw MissingEvidence("there is no figure \"\(metric)\" for \(subject)")
    }
    return figure
  }
}
