import CommandFixtures
import Foundation
import Processes
import TestSupport
import Testing

@testable import Command
@testable import SourceFigures

@Suite("The weight of a module")
struct ModuleWeightTests {
  /// Two conformances to a protocol of two requirements, and a generic function that is called for two types.
  private static let source = """
    public protocol Counting {
      func count() -> Int
      func twice() -> Int
    }
    public final class Few: Counting {
      public func count() -> Int { 1 }
      public func twice() -> Int { 2 }
    }
    public struct Many: Counting {
      public var number = 3
      public func count() -> Int { number }
      public func twice() -> Int { number * 2 }
    }
    @inline(never) func sum<Value: Counting>(_ values: [Value]) -> Int {
      values.reduce(0) { $0 + $1.count() * $1.twice() }
    }
    public func all(_ few: [Few], _ many: [Many]) -> Int { sum(few) + sum(many) }
    """

  /// The folder of a build with the module `Sample`; a second source makes it heavier.
  private func build(_ source: String, isWhole: Bool = true) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Sample.swift")
    let whole = isWhole ? "\"\": {\"object\": \"/elsewhere/Sample.o\"}, " : "\"\": {}, "
    let map = "{\(whole)\"/elsewhere/Sample.swift\": {\"object\": \"/elsewhere/Sample.swift.o\"}}"
    try folder.write(map, to: "Sample.build/output-file-map.json")
    let words = [
      "-O", "-whole-module-optimization", "-parse-as-library", "-module-name", "Sample", "-c",
      "\(folder.path)/Sample.swift", "-o", "\(folder.path)/Sample.build/Sample.swift.o",
    ]
    #expect(ProgramRun(try Toolchain.locate().compiler, words).succeeded)
    return folder
  }

  private func weight(_ folder: TemporaryFolder) throws -> ModuleWeight {
    try ModuleWeight(of: "Sample", in: BuildProducts(folder: URL(filePath: folder.path)), Toolchain.locate())
  }

  #if os(Linux)
    @Test("has the bytes of witness tables, generic specialisations and metadata apart")
    func kinds() throws {
      let weight = try weight(build(Self.source))
      // A table has the conformance and two functions: three words.
      #expect(weight.bytes(of: .witnessTables) == 2 * 3 * 8)
      #expect(weight.bytes(of: .specialisations) > 0 && weight.bytes(of: .witnesses) > 0)
      #expect(weight.bytes(of: .metadata) > 0 && weight.bytes(of: .descriptors) > 0)
      let parts = Dictionary(grouping: SymbolKind.allCases, by: \.isCode).mapValues {
        $0.reduce(0) { $0 + weight.bytes(of: $1) }
      }
      // Of code there are gaps besides.
      #expect(parts[true] ?? 0 <= weight.code && parts[false] == weight.data)
      #expect(weight.figures["bytes of witness tables"] == 48)
    }

    @Test("has no generic specialisation where the types are known")
    func plain() throws {
      let weight = try weight(build("public func sum(_ one: Int, _ other: Int) -> Int { one &+ other }"))
      #expect(weight.bytes(of: .specialisations) == 0 && weight.bytes(of: .witnessTables) == 0)
      #expect(weight.bytes(of: .functions) > 0)
    }

    @Test("is that of an optimised build, and of no other")
    func notOptimised() throws {
      let folder = try build("public let number = 1", isWhole: false)
      #expect(throws: StructureFailure.notOptimised(module: "Sample")) { try weight(folder) }
    }
  #endif

  @Test("is not told of a module that is not built here")
  func notBuilt() throws {
    #expect(throws: StructureFailure.notBuilt(module: "Sample")) { try weight(TemporaryFolder()) }
  }

  @Test("is that of the sections that are loaded, without tables for unwinding")
  func sections() {
    let dump = ObjectDump(
      """

      A.o:\tfile format elf64-x86-64

      Sections:
      Idx Name       Size     VMA              Type
        0            00000000 0000000000000000\u{20}
        1 .text      00000020 0000000000000000 TEXT
        2 .text.f    00000004 0000000000000000 TEXT
        3 .data      00000010 0000000000000000 DATA
        4 .bss       00000100 0000000000000000 BSS
        5 .eh_frame  00001000 0000000000000000 DATA
        6 .debug_str 00001000 0000000000000000 DEBUG
        7 .symtab    00001000 0000000000000000\u{20}

      SYMBOL TABLE:
      0000000000000000 l    df *ABS*\t0000000000000000 A.swift
      0000000000000000 g     F .text\t000000000000001e .protected $s1A1fyyF
      0000000000000000  w    O .data\t0000000000000008 .hidden $s1AMXM
      0000000000000000         *UND*\t0000000000000000 swift_once
      """
    )
    #expect(dump.code == 0x24 && dump.data == 0x10 && dump.formats == ["elf64-x86-64"])
    let symbols = [("$s1A1fyyF", true, 30), ("$s1AMXM", false, 8)]
    #expect(dump.symbols == symbols.map { ObjectDump.Entry(name: $0.0, isCode: $0.1, size: $0.2) })
  }

  @Test("is not claimed of another format")
  func otherFormat() throws {
    let demangler = Demangler(tool: try Toolchain.locate().demangler)
    let dump = ObjectDump("A.o:\tfile format mach-o arm64\n")
    #expect(throws: StructureFailure.otherFormat(module: "Sample", format: "mach-o arm64")) {
      try ModuleWeight(of: "Sample", dump, demangler)
    }
  }

  @Test(
    "tells functions by what they are, and those of generic declarations by what was done to them",
    arguments: [
      (["Function"], SymbolKind.functions), (["FunctionSignatureSpecialization", "Static"], .functions),
      (["GenericSpecialization", "Function"], .specialisations),
      (["MergedFunction", "GenericSpecialization", "ExplicitClosure"], .specialisations),
      (["GenericSpecializationNotReAbstracted", "Getter"], .specialisations),
      (["ProtocolWitness"], .witnesses), (["PartialApplyForwarder", "Suffix"], .thunks),
      (["ReabstractionThunkHelper"], .thunks), (["DispatchThunk"], .thunks), (["KeyPathGetterThunkHelper"], .thunks),
      (["ValueWitness"], .helpers), (["OutlinedCopy"], .helpers), (["TypeMetadataAccessFunction"], .helpers),
      (["LazyProtocolWitnessTableAccessor"], .helpers), ([], .helpers), (["IsolatedDeallocator"], .functions),
    ]
  )
  func code(_ nodes: [String], _ kind: SymbolKind) {
    #expect(SymbolKind.ofCode(nodes) == kind)
  }

  @Test(
    "counts data that lies within other data once",
    arguments: [
      (["FullTypeMetadata"], SymbolKind.metadata), (["TypeMetadata"], .others),
      (["NominalTypeDescriptor"], .descriptors), (["MethodDescriptor"], .others),
      (["ProtocolDescriptor"], .descriptors), (["ProtocolRequirementsBaseDescriptor"], .others),
      (["ProtocolWitnessTable"], .witnessTables), (["ValueWitnessTable"], .valueWitnessTables),
      (["ReflectionMetadataFieldDescriptor"], .descriptors), ([], .others),
    ]
  )
  func data(_ nodes: [String], _ kind: SymbolKind) {
    #expect(SymbolKind.ofData(nodes) == kind)
  }
}
