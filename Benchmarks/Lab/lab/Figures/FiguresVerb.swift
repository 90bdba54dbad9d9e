import Contenders
import Foundation
import Proof
import Records
import Suites
import Users
import UsersInterface
import WholeLineup

/// Computes sets of figures of each module: the architectures, their variants, and both after each change request.
@MainActor func computeFigures(_ arguments: FigureArguments) async throws {
  for set in arguments.sets {
    say("figures/\(set.rawValue)")
    var figures: [String: [String: Double]] = [:]
    let source = try await set.source()
    for module in set == .retention ? MeasuredModule.all + MeasuredModule.wirings : MeasuredModule.all {
      do {
        guard let found = try source(module), !found.isEmpty else { continue }
        figures[module.name] = found
        let texts = found.sorted { $0.key < $1.key }.map { "\($0) \($1)" }
        say("  \(module.name): \(texts.joined(separator: ", "))")
      } catch  where module.request != nil {
        // A request may change the step itself.
        say("  \(module.name) is left out: \(error)")
      }
    }
    try arguments.keep(ModuleFigures(figures), as: set)
  }
}

/// A module that figures are computed of.
struct MeasuredModule: Sendable {
  /// The contender that it declares.
  let contender: Contender
  /// Its app, begun so that it starts with the list of users.
  let app: any UsersApp.Type
  /// The change request that it has made; `nil` if it has made none.
  let request: String?

  /// The architectures, their variants, and all that have made a change request.
  static var all: [MeasuredModule] {
    (Lineup.patterns + Lineup.variants).map { MeasuredModule(contender: $0, app: $0.app, request: nil) }
      + ProvenRequest.all.flatMap { request in
        request.all.map { MeasuredModule(contender: $0, app: request.beginning($0.app), request: request.name) }
      }
  }

  /// The wirings with a flaw that the documents print, defend, warn of or make easy; not those that crash.
  static var wirings: [MeasuredModule] {
    Lineup.asPublished.filter { !$0.mayCrash }.map { MeasuredModule(contender: $0, app: $0.app, request: nil) }
  }

  /// The module's name, such as `MVC_posts`.
  var name: String { contender.module }

  /// The module before the change, such as `VIPER_initialiser` of `VIPER_initialiser_posts`.
  var original: String {
    let words = name.split(separator: "_").filter { $0 != "second" }
    return request == nil ? name : words.dropLast().joined(separator: "_")
  }
}

extension FigureSet {
  /// Returns the function that computes the figures of a module; what all modules need is done before.
  @MainActor fileprivate func source() async throws -> (MeasuredModule) throws -> [String: Double]? {
    switch self {
    case .retention:
      let users = try await LocalUsersService.shipped().fetchUsers()
      return { try retentionFigures(of: $0, users: users) }
    case .depth:
      let users = try BenchmarkUsers(try await LocalUsersService.shipped().fetchUsers())
      return { try depthFigures(of: $0, users: users) }
    case .structure: return try SourceFigures().structure
    case .build: return try SourceFigures().build
    case .language: return try SourceFigures().language
    case .weight: return try SourceFigures().weight
    case .costs: return try CostFigures().figures
    case .counts: return try CountFigures(await LocalUsersService.shipped().fetchUsers()).figures
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
