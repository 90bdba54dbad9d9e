import ChangeCosts
import Contenders
import Records
import Reports
import Suites
import UsersInterface

/// Figures of patches and sources: tokens to read and to write, and what remains with another view layer.
struct CostFigures {
  private let reading: ReadingCosts
  private let moves: MoveCosts
  private let versions: [MoveNoise.Version]
  private let tests: MutantsRecord
  private let tree = ChangeTree(.built)

  init() throws {
    let modules = Lineup.patterns.map(\.module)
    let requests = try tree.requests().map(\.name)
    reading = try ReadingCosts(requests, of: modules, in: tree)
    let tokens = try Lineup.patterns.map {
      try ModuleTokens(of: $0.module, in: .built, roles: $0.architecture.roles)
    }
    moves = MoveCosts(between: tokens)
    let others = try Lineup.patterns.map {
      ($0.module, try ModuleTokens.versions(of: $0.module, in: .built, roles: $0.architecture.roles))
    }
    versions =
      MoveNoise(of: moves, between: tokens, versions: Dictionary(uniqueKeysWithValues: others)).versions
    tests = MutantsRecord(of: modules, in: RecordFolder(.built))
  }

  /// Only of the architectures.
  func figures(_ module: MeasuredModule) throws -> [String: Double]? {
    guard Lineup.patterns.contains(where: { $0.module == module.name }) else { return nil }
    let roles = module.contender.architecture.roles
    let survival = try Survival(of: module.name, in: tree, roles: roles, tests: tests.roleTests[module.name])
    var figures = reading.figures(of: module.name).merging(survival.figures) { $1 }
      .merging(moves.figures(of: module.name)) { $1 }
    figures["noise of tokens to read"] = reading.noise(.read)
    figures["difference that another version of it makes"] =
      versions.filter { $0.architecture == module.name }.compactMap(\.difference).max()
    for move in moves.moves where move.target == module.name {
      figures["tokens to write from \(move.source)"] = Double(move.written)
      for (role, count) in move.writtenByRole {
        figures["tokens to write from \(move.source): \(role)"] = Double(count)
      }
    }
    return figures
  }
}
