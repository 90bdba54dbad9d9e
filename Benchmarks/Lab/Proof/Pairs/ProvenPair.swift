public import Conformance
public import Suites
public import UsersInterface

/// Two change requests in one app, and the scenarios that show that both are done.
public nonisolated struct ProvenPair: Sendable {
  /// The request whose lines come first where both add.
  public let first: ProvenRequest
  /// The other request.
  public let second: ProvenRequest

  /// Takes two requests.
  public init(_ first: ProvenRequest, _ second: ProvenRequest) {
    self.first = first
    self.second = second
  }

  /// Every two requests.
  public static let all = ProvenRequest.all.indices.flatMap { index in
    ProvenRequest.all[(index + 1)...].map { ProvenPair(ProvenRequest.all[index], $0) }
  }

  /// Its name, such as `email+posts`.
  public var name: String { "\(first.name)+\(second.name)" }

  /// The protocol by which a session gives the merged apps the repository that they need; `nil` if they need none.
  public var appProtocol: String? {
    let names = [first.name, second.name]
    return switch (names.contains("posts"), names.contains("restore")) {
    case (true, true): "PostsAndPlacesApp"
    case (true, false): "PostsApp"
    case (false, true): "RestoreApp"
    case (false, false): nil
    }
  }

  /// The agreement beside the two specifications; `nil` if there is none.
  private var agreement: PairAgreement? { PairAgreement.all[name] }

  /// The sentence that decides where the two specifications contradict each other; `nil` if they do not.
  public var settlement: String? { agreement?.settlement }

  /// The scenarios that only the pair has.
  public var own: [Scenario] { agreement?.scenarios ?? [] }

  /// The scenarios that both requests at once have to pass, each with the app in which it begins.
  public func checks(of app: any UsersApp.Type) -> [(scenario: Scenario, app: any UsersApp.Type)] {
    let replaced = agreement?.replaced ?? []
    let ofFirst = first.scenarios.filter { !replaced.contains($0.title) }.map { ($0, second.beginning(app)) }
    let ofSecond = second.scenarios.filter { !replaced.contains($0.title) }.map { ($0, first.beginning(app)) }
    let remaining = ConformanceSuite.scenarios.filter {
      !first.contradicted.contains($0.id) && !second.contradicted.contains($0.id)
    }
    return ofFirst + ofSecond + remaining.map { ($0, beginning(app)) }
      + own.map { ($0, beginning(app)) }
  }

  /// The gestures of both.
  public var gestures: [WalkGesture] { first.gestures + second.gestures }

  /// Makes an app that starts as the specification expects.
  public func beginning(_ app: any UsersApp.Type) -> any UsersApp.Type {
    second.beginning(first.beginning(app))
  }
}

/// An agreement for two requests at once.
nonisolated struct PairAgreement: Sendable {
  /// The sentence that settles a contradiction; `nil` if there is none.
  let settlement: String?
  /// The titles of scenarios of either request that do not hold beside the other one.
  let replaced: Set<String>
  /// The scenarios that only the pair has.
  let scenarios: [Scenario]

  init(
    settlement: String? = nil,
    replaced: Set<String> = [],
    _ scenarios: [Scenario]
  ) {
    self.settlement = settlement
    self.replaced = replaced
    self.scenarios = scenarios
  }
}
