import Command
internal import Foundation
internal import Processes

/// The bytes that a module adds to a program, read from the object files of its release build.
///
/// They are those of the sections that are loaded; debugging information is not, and neither are the tables for unwinding,
/// which are in another format on other systems. No path counts: in Swift 6 a file is named with its module.
public struct ModuleWeight: Sendable, Equatable, Codable {
  /// The module.
  public let module: String
  /// Bytes of machine code, the gaps between functions included.
  public let code: Int
  /// Bytes of data, constants and metadata.
  public let data: Int
  /// The bytes of each kind, in the order of the kinds; of code they are without gaps.
  public let kinds: [SymbolKind: Int]

  /// Weighs a module that was built beside a program.
  ///
  /// - Throws: ``StructureFailure/notOptimised(module:)`` unless it was built as a whole, as for a release.
  public init(
    of module: String,
    in products: BuildProducts,
    _ toolchain: Toolchain
  ) throws(StructureFailure) {
    let objects = try products.objects(ofModule: module)
    guard let dumper = toolchain.objectDumper else { throw .toolMissing("llvm-objdump") }
    let run = ProgramRun(dumper, ["--section-headers", "--syms", "--wide"] + objects.map(\.path))
    guard run.succeeded else { throw .notUnderstood(tool: "llvm-objdump") }
    try self.init(of: module, ObjectDump(run.text), Demangler(tool: toolchain.demangler))
  }

  init(of module: String, _ dump: ObjectDump, _ demangler: Demangler) throws(StructureFailure) {
    // Another format has other sections: nothing is claimed about those.
    guard !dump.formats.isEmpty, dump.formats.allSatisfy({ $0.hasPrefix("elf64") }) else {
      throw .otherFormat(module: module, format: dump.formats.sorted().first ?? "none")
    }
    let nodes = try demangler.topKinds(of: Set(dump.symbols.map(\.name).filter { $0.hasPrefix("$s") }))
    var kinds = Dictionary(uniqueKeysWithValues: SymbolKind.allCases.map { ($0, 0) })
    for symbol in dump.symbols {
      let own = nodes[symbol.name, default: []]
      let kind = symbol.isCode ? SymbolKind.ofCode(own) : .ofData(own)
      if kind != .others { kinds[kind, default: 0] += symbol.size }
    }
    kinds[.others] = dump.data - kinds.reduce(0) { $1.key.isCode ? $0 : $0 + $1.value }
    self.module = module
    self.kinds = kinds
    (code, data) = (dump.code, dump.data)
  }

  /// The bytes of a kind.
  public func bytes(of kind: SymbolKind) -> Int { kinds[kind, default: 0] }

  /// The figures by name.
  public var figures: [String: Double] {
    [
      "bytes of code": Double(code),
      "bytes of data": Double(data),
      "bytes of witness tables": Double(bytes(of: .witnessTables)),
      "bytes of protocol witnesses": Double(bytes(of: .witnesses)),
      "bytes of generic specialisations": Double(bytes(of: .specialisations)),
      "bytes of metadata": Double(bytes(of: .metadata) + bytes(of: .descriptors)),
    ]
  }
}

extension BuildProducts {
  /// The object files that an optimised build has made of a module, in the order of their names.
  func objects(ofModule module: String) throws(StructureFailure) -> [URL] {
    let folder = folder.appending(path: "\(module).build")
    guard let map = try? Data(contentsOf: folder.appending(path: "output-file-map.json")),
      let entries = try? JSONDecoder().decode([String: [String: String]].self, from: map)
    else { throw .notBuilt(module: module) }
    // A build for debugging compiles file by file; only one of the module as a whole may have an object of all.
    guard entries[""]?["object"] != nil else { throw .notOptimised(module: module) }
    let names = entries.filter { $0.key.hasSuffix(".swift") }.compactMap { $0.value["object"] }
    let objects = Set(names.map { URL(filePath: $0).lastPathComponent }).sorted().map { folder.appending(path: $0) }
    guard !objects.isEmpty, objects.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else {
      throw .notBuilt(module: module)
    }
    return objects
  }
}
