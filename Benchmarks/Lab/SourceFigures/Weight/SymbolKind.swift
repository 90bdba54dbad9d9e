import Command

/// The kinds of code and data that a compiled module consists of.
public enum SymbolKind: String, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
  /// Functions, initialisers, accessors and closures that a person wrote, or that the compiler wrote for a type.
  case functions
  /// Functions and closures of generic declarations, made anew for certain types.
  case specialisations = "generic specialisations"
  /// Functions that a protocol's requirement leads to, which call the type's own.
  case witnesses = "protocol witnesses"
  /// Functions that pass a call on: to a closure with its captures, to a key path, or in another convention.
  case thunks
  /// Functions that copy and destroy values, and those that find or make metadata.
  case helpers
  /// Tables of a type's functions for a protocol.
  case witnessTables = "witness tables"
  /// Tables of the functions that copy and destroy the values of a type.
  case valueWitnessTables = "value witness tables"
  /// Metadata of types: for a class with the table of its methods.
  case metadata
  /// Descriptions of types, fields, protocols and conformances, which the runtime reads.
  case descriptors
  /// The rest: texts, references to types, descriptions of captures, variables.
  case others = "other data"

  /// True for machine code, false for data.
  public var isCode: Bool {
    switch self {
    case .functions, .specialisations, .witnesses, .thunks, .helpers: true
    case .witnessTables, .valueWitnessTables, .metadata, .descriptors, .others: false
    }
  }

  /// The kind of a function, given the kinds of the nodes below the root of its demangled name; none for a name that is
  /// not Swift's.
  static func ofCode(_ nodes: [String]) -> SymbolKind {
    // An optimised function has several: what was done to it, then what it is.
    func has(_ matches: (String) -> Bool) -> Bool { nodes.contains(where: matches) }
    if nodes.isEmpty { return .helpers }
    if has({ $0.hasPrefix("Generic") && $0.contains("pecialization") }) { return .specialisations }
    if has({ $0 == "ProtocolWitness" || $0 == "ProtocolSelfConformanceWitness" }) { return .witnesses }
    if has({ thunkNodes.contains($0) || $0.hasSuffix("Thunk") || $0.hasSuffix("ThunkHelper") }) { return .thunks }
    if has({ $0 == "ValueWitness" || isOutlinedFunction($0) || isAboutMetadata($0) }) { return .helpers }
    return .functions
  }

  /// The kind of a piece of data. Those that lie within others, such as a method's descriptor in its class's, are
  /// ``others`` and must not be added up.
  static func ofData(_ nodes: [String]) -> SymbolKind {
    guard let node = nodes.first else { return .others }
    if node == "ValueWitnessTable" { return .valueWitnessTables }
    if node.hasPrefix("ProtocolWitnessTable") || node == "ProtocolSelfConformanceWitnessTable" { return .witnessTables }
    if node == "FullTypeMetadata" || node == "GenericTypeMetadataPattern" { return .metadata }
    return descriptorNodes.contains(node) || node.hasPrefix("ReflectionMetadata") ? .descriptors : .others
  }

  private static let thunkNodes: Set<String> = ["PartialApplyForwarder", "PartialApplyObjCForwarder"]
  private static let descriptorNodes: Set<String> = [
    "NominalTypeDescriptor", "ProtocolDescriptor", "ProtocolConformanceDescriptor", "PropertyDescriptor",
    "ModuleDescriptor", "AnonymousDescriptor", "ExtensionDescriptor", "OpaqueTypeDescriptor", "FieldOffset",
  ]

  private static func isOutlinedFunction(_ node: String) -> Bool {
    node.hasPrefix("Outlined") && node != "OutlinedVariable"
  }

  private static func isAboutMetadata(_ node: String) -> Bool {
    node.contains("WitnessTableAccessor") || node.contains("MetadataAccess") || node.hasPrefix("TypeMetadata")
  }
}
