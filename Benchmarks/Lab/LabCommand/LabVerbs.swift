public import Command

/// The verbs that only the lab has.
@MainActor public enum LabVerbs {
  /// All of them, in the order of the help.
  public static let all: [any Verb.Type] = [
    FactsVerb.self, ChangesVerb.self, ProveVerb.self, MutantsVerb.self, ClaimsVerb.self, HarnessCheckVerb.self,
  ]
}
