import ChangeCosts
public import Records
import Structure

extension FigureSet {
  /// The sets that a package has recorded.
  public static func recorded(in records: RecordFolder) -> [FigureSet: ModuleFigures] {
    let found = allCases.compactMap { set in
      records.value(of: .figures(set), as: ModuleFigures.self).map { (set, $0) }
    }
    return Dictionary(uniqueKeysWithValues: found)
  }
}

extension ArchitectureFigures {
  /// The kind of a figure of a recorded set: it decides which difference shows nothing.
  enum Kind {
    /// Grows with the code, of which an author may write more than another.
    case code
    /// Grows with the number of files, of which an author may make more than another.
    case files
    /// Counts things: one more or less shows nothing.
    case count
    /// A share or a mean, of which two authors' own difference is known.
    case share
  }

  /// A figure of a recorded set, with its noise; `nil` if it is not recorded for each architecture.
  ///
  /// The noise is the largest difference between two authors who made the same changes in the same architecture. It is at
  /// least that of their lines for a figure that grows with code, and at least one for a count.
  func recorded(
    _ label: String,
    _ key: String? = nil,
    in set: FigureSet,
    as kind: Kind,
    format: OrderedFigure.Format = .count
  ) -> OrderedFigure? {
    let key = key ?? label
    let own = values(key, in: set, of: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
    guard own.count == names.count, let least = own.values.min() else { return nil }
    var figure = figure(label, own, noise: max(noise(of: kind, least: least), spread(of: key, in: set)), format: format)
    figure.isOfCounts = kind == .count
    let others = others(in: set).compactMap { other in
      let values = values(key, in: set, of: other.modules)
      return values.count == names.count ? (name: other.name, values: values) : nil
    }
    if !others.isEmpty { figure.variations = .init(kind: .modules, all: others) }
    return figure
  }

  /// A figure of a recorded set, added up over all requests; `nil` if it is not recorded for each.
  ///
  /// - Parameters:
  ///   - label: the words of the sum.
  ///   - key: the figure's name, by which two authors are compared.
  ///   - set: the set.
  ///   - kind: the figure's kind.
  ///   - figure: the figure of an architecture for a request.
  func summed(
    _ label: String,
    _ key: String,
    in set: FigureSet,
    as kind: Kind,
    _ figure: (_ module: String, _ request: String) -> Double?
  ) -> OrderedFigure? {
    let requests = changes.requests.map(\.name)
    let values = requests.map { request in
      Dictionary(uniqueKeysWithValues: names.compactMap { name in figure(name, request).map { (name, $0) } })
    }
    guard !values.isEmpty, values.allSatisfy({ $0.count == names.count }) else { return nil }
    func sum(_ some: [[String: Double]]) -> [String: Double] {
      some.reduce(into: [:]) { sums, own in sums.merge(own) { $0 + $1 } }
    }
    let own = sum(values)
    let noise = max(noise(of: kind, least: own.values.min() ?? 0), spread(of: key, in: set))
    var total = self.figure(label, own, noise: noise)
    total.variations = leavingOut { left in
      sum(zip(requests, values).filter { $0.0 != left }.map(\.1))
    }
    return total
  }

  /// The values of a sum without one request, for each request.
  func leavingOut(_ values: (_ request: String) -> [String: Double]) -> OrderedFigure.Variations {
    .init(kind: .requests, all: changes.requests.map { ("*\($0.name)*", values($0.name)) })
  }

  private func noise(of kind: Kind, least: Double) -> Double {
    switch kind {
    case .code: authors
    case .files: changes.spread.ofSum(.files) ?? 0
    case .count: least > 0 ? 1 / least : 0
    case .share: 0
    }
  }

  /// The lines of code.
  var lines: OrderedFigure? { recorded("lines of code", in: .structure, as: .code) }
  /// The files.
  var files: OrderedFigure? { recorded("files", in: .structure, as: .files) }

  /// The architectures with a change, or with a variant in the place of one of them.
  struct Other {
    let name: String
    let modules: [String: String]
  }

  private var names: [String] { modules.map(\.module) }

  private func values(_ key: String, in set: FigureSet, of modules: [String: String]) -> [String: Double] {
    modules.compactMapValues { sets[set]?[key, of: $0] }
  }

  /// The largest difference between two authors' modules, as a share of the smaller figure.
  private func spread(of key: String, in set: FigureSet) -> Double {
    let known = sets[set]?.modules ?? [:]
    let differences = known.keys.filter { $0.hasSuffix(Self.secondAuthor) }.compactMap { second -> Double? in
      guard let one = known[second]?[key], let other = known[String(second.dropLast(Self.secondAuthor.count))]?[key],
        min(one, other) > 0
      else { return nil }
      return max(one, other) / min(one, other) - 1
    }
    return differences.max() ?? 0
  }

  private func others(in set: FigureSet) -> [Other] {
    let same = Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })
    let changed = changes.requests.map { request in
      Other(name: "*\(request.name)*", modules: same.mapValues { ModuleFigures.module($0, after: request.name) })
    }
    let known = Set(changed.flatMap(\.modules.values))
    let variants = (sets[set]?.modules ?? [:]).filter { $1[Self.wiring] == nil }.keys.sorted().compactMap { module in
      let parts = module.split(separator: "_")
      guard parts.count == 2, !known.contains(module) else { return nil as Other? }
      return Other(name: parts.joined(separator: "."), modules: same.merging([String(parts[0]): module]) { $1 })
    }
    return changed + variants
  }

  /// The end of the names of a second author's modules.
  private static let secondAuthor = "_second"
  /// The figure that only wirings with a flaw have: they are not variants.
  static let wiring = "wiring"
}
