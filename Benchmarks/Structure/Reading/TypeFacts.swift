/// What is gathered of a type from wherever it is declared and extended.
struct TypeFacts {
  /// A use of a member: whose, which, and how.
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
