/// The facts about a type, gathered from its declaration and its extensions.
struct TypeFacts {
  /// A use of a member: its owner, its name, and the way it is used.
  struct MemberUse: Hashable {
    let owner: NominalName
    let member: String
    let isStatic: Bool
    let isAssignment: Bool
  }

  let name: NominalName
  var kind: TypeStructure.Kind
  var file: Int
  var inherits: Set<NominalName> = []
  var uses: Set<NominalName> = []
  var created: Set<NominalName> = []
  var members: Set<MemberUse> = []
  var references: [DeclaredReference] = []
  var captures: [DeclaredReference] = []
  var initialisers: [DeclaredInitialiser] = []
  var declared: [DeclaredMember] = []
  /// The names of stored variables that hold values, not objects.
  var state: [String] = []
  var lines = 0
}
