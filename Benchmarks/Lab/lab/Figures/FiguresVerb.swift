import Foundation
import Lineup
import Proof
import Records
import Suites
import Users
import WholeLineup

/// Computes sets of figures of each module: the architectures, their variants, and both after each change request.
@MainActor func computeFigures(_ arguments: FigureArguments) async throws {
  let modules = MeasuredModule.all
  for set in arguments.sets {
    say("figures/\(set.rawValue)")
    var figures: [String: [String: Double]] = [:]
    let source = try await set.source()
    for module in modules {
      guard let found = try source(module), !found.isEmpty else { continue }
      figures[module.name] = found
      say("  \(module.name): \(found.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: ", "))")
    }
    try arguments.keep(ModuleFigures(figures), as: set)
  }
}

/// A module that figures are computed of.
struct MeasuredModule: Sendable {
  /// The contender that it declares, begun so that it starts with the list of users.
  let contender: Contender
  /// The module's name, such as `MVC_posts`.
  let name: String
  /// The change request that it has made; `nil` if it has made none.
  let request: String?

  /// The architectures, their variants, and all that have made a change request.
  static var all: [MeasuredModule] {
    (Lineup.patterns + Lineup.variants).map { MeasuredModule(contender: $0, name: $0.module, request: nil) }
      + ProvenRequest.all.flatMap { request in
        request.all.map { changed in
          let begun = Contender(request.beginning(changed.app))
          return MeasuredModule(contender: begun, name: changed.module, request: request.name)
        }
      }
  }

  /// The module before the change; its own name if it has made none.
  var original: String { request == nil ? name : String(name.prefix { $0 != "_" }) }
}

extension FigureSet {
  /// Returns the function that computes the figures of a module; what all modules need is done before.
  @MainActor fileprivate func source() async throws -> (MeasuredModule) throws -> [String: Double]? {
    switch self {
    case .retention:
      let users = try UserDirectory(try await LocalUsersService.shipped().fetchUsers())
      return { try retentionFigures(of: $0, users: users) }
    default: return { _ in nil }
    }
  }
}

/// The words after `figures`: `--record`, and the sets; all that this build can compute if none is named.
struct FigureArguments {
  let sets: [FigureSet]
  private let folder = RecordFolder(.built)
  private let hashes: [FigureSet: [String: String]]

  /// Reads the words, and takes the hashes of the inputs before anything is computed.
  init(_ words: [String]) throws {
    let isRecorded = words.first == "--record"
    let names = words.dropFirst(isRecorded ? 1 : 0)
    let own = FigureSet.allCases.filter { $0.isOfRelease == Self.isRelease }
    let chosen = try names.map { name in
      guard let set = FigureSet(rawValue: name) else {
        throw LabUsage("\(name): one of \(FigureSet.allCases.map(\.rawValue).joined(separator: ", ")) is expected")
      }
      guard own.contains(set) else {
        throw LabUsage("\(name): this needs a \(set.isOfRelease ? "release" : "debug") build of lab")
      }
      return set
    }
    sets = chosen.isEmpty ? own : chosen
    let folder = folder
    let recorded = isRecorded ? sets : []
    hashes = Dictionary(uniqueKeysWithValues: recorded.map { ($0, folder.hashes(of: .figures($0))) })
  }

  /// Keeps figures, if records are kept.
  func keep(_ figures: ModuleFigures, as set: FigureSet) throws {
    if let hashes = hashes[set] { try folder.write(figures, as: .figures(set), from: hashes) }
  }

  private static var isRelease: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
