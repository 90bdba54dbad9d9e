/// The components of a module: folders that have a role in common with another folder, because these look alike. A folder
/// of models or of helpers, or of protocols for others, does not count as one.
struct ComponentNames {
  /// The components, in order.
  let names: [String]
  private let components: [NominalName: String]

  init(of module: StructureMaker) {
    let types = module.facts.types.values.filter { $0.kind != .other && $0.name.module == module.module }
    var roles: [String: Set<String>] = [:]
    var folders: [NominalName: String] = [:]
    for type in types {
      let path = module.paths[type.file]
      guard let folder = StructureMaker.component(path) else { continue }
      folders[type.name] = folder
      let role = module.roleNames.role(ofType: type.name.path.last ?? "", inFile: path)
      if role != RoleNames.none, type.kind != .protocol { roles[folder, default: []].insert(role) }
    }
    let names = roles.filter { folder, own in roles.contains { $0.key != folder && !$0.value.isDisjoint(with: own) } }
      .keys.sorted()
    self.names = names
    components = folders.filter { names.contains($0.value) }
  }

  /// The component that a file lies in; `nil` if it lies in none.
  func name(ofFile path: String) -> String? {
    StructureMaker.component(path).flatMap { names.contains($0) ? $0 : nil }
  }

  /// The component that declares a type; `nil` if none does.
  func name(of type: NominalName) -> String? { components[type] }
}
