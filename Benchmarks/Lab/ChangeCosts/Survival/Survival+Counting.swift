import Command
import Patching
import Texts

extension Survival {
  /// Counts an architecture.
  ///
  /// - Parameters:
  ///   - module: the architecture's module.
  ///   - request: the request that replaces a screen.
  ///   - tree: the package that has both.
  ///   - roles: the architecture's roles, by which its files are named.
  ///   - tests: the tests of its roles; `nil` if nothing current is recorded of them.
  public init(
    of module: String,
    after request: String = "terminal",
    in tree: ChangeTree,
    roles: [String],
    tests: RoleTests? = nil
  ) throws(ChangeFailure) {
    let sources = SurvivingFiles(try tree.files(in: "Sources/\(module)"))
    let change = try tree.change(request, in: module, roles: roles)
    let patch = try SurvivingFiles.Difference(tree.patchText(request, module), of: sources)
    let edited = Set(change.files.filter { $0.kind != .added }.map(\.path))
    let names = RoleNames(roles)
    func role(_ path: String) -> String { names.role(ofFile: String(path.dropFirst("Sources/\(module)/".count))) }
    let drawing = Set(edited.map(role))
    let components = Set(edited.map(SurvivingFiles.component))
    let screen = sources.only { components.contains(SurvivingFiles.component($0)) }
    component = components.sorted().joined(separator: ", ")
    drawingRoles = (roles + drawing.sorted()).filter(drawing.contains).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    linesInFilesLeftAlone = Part(kept: screen.only { !edited.contains($0) }.lines, all: screen.lines)
    linesLeft = Part(kept: screen.lines - patch.lines, all: screen.lines)
    tokensLeft = Part(kept: screen.tokens - patch.tokens, all: screen.tokens)
    linesOfOtherRoles = Part(kept: sources.only { !drawing.contains(role($0)) }.lines, all: sources.lines)
    let interface = InterfaceTypes(sources.texts)
    let free = sources.only { !interface.areNamed(in: sources.texts[$0] ?? "") }
    linesWithoutInterface = Part(kept: free.lines, all: sources.lines)
    filesWithoutInterface = Part(kept: free.texts.count, all: sources.texts.count)
    testLinesLeft = try Self.testLinesLeft(of: module, request, components, in: tree)
    self.tests = tests?.tests
    let others = tests?.noticed.filter { !drawing.contains($0.role) }
    let all = tests?.noticed.reduce(0) { $0 + $1.withoutInterface + $1.withInterface }
    mutants = all.flatMap { all in
      others.map { Part(kept: $0.reduce(0) { $0 + $1.withoutInterface }, all: all) }
    }
    mutantsOfOtherRoles = all.flatMap { all in
      others.map { Part(kept: $0.reduce(0) { $0 + $1.withoutInterface + $1.withInterface }, all: all) }
    }
  }

  /// The figures by name, each a share from 0 to 1.
  public var figures: [String: Double] {
    let parts: [(String, Part?)] = [
      ("share of the replaced screen's lines that stay", linesLeft),
      ("share of the replaced screen's tokens that stay", tokensLeft),
      ("share of the replaced screen's lines in files that stay as they are", linesInFilesLeftAlone),
      ("share of the replaced screen's lines of tests that stay", testLinesLeft),
      ("share of lines in roles that do not draw", linesOfOtherRoles),
      ("share of lines in files without UIKit", linesWithoutInterface),
      ("share of files without UIKit", filesWithoutInterface),
      ("share of role tests without UIKit", tests),
      ("share of noticed mutants in roles that do not draw", mutantsOfOtherRoles),
      ("share of noticed mutants in roles that do not draw, by tests without UIKit", mutants),
    ]
    let known = parts.compactMap { name, part in part.map { (name, $0.share) } }
    return Dictionary(known, uniquingKeysWith: { first, _ in first })
  }

  private static func testLinesLeft(
    of module: String,
    _ request: String,
    _ components: Set<String>,
    in tree: ChangeTree
  ) throws(ChangeFailure) -> Part? {
    guard let text = try tree.testPatchText(request, module) else { return nil }
    let tests = SurvivingFiles(try tree.files(in: "Tests/\(module)Tests"))
      .only { components.contains(SurvivingFiles.component($0)) }
    let difference = try SurvivingFiles.Difference(text, of: tests)
    return Part(kept: tests.lines - difference.lines, all: tests.lines)
  }
}

/// Files by path, some of which a change takes lines from.
struct SurvivingFiles {
  let texts: [String: String]

  init(_ texts: [String: String]) {
    self.texts = texts
  }

  /// The number of lines of code.
  var lines: Int { texts.values.reduce(0) { $0 + SwiftCode.count(in: $1) } }
  /// The number of tokens.
  var tokens: Int { texts.values.reduce(0) { $0 + SwiftTokens.of($1.lines).count } }

  func only(_ isChosen: (String) -> Bool) -> SurvivingFiles {
    SurvivingFiles(texts.filter { isChosen($0.key) })
  }

  /// The folder below the module's that a file lies in; empty at the module's root.
  static func component(_ path: String) -> String {
    path.split(separator: "/").dropLast().dropFirst(2).first.map(String.init) ?? ""
  }

  /// The lines and tokens that a patch takes from files.
  struct Difference {
    private(set) var lines = 0
    private(set) var tokens = 0

    /// Counts a patch; changes of other files do not count.
    init(_ text: String, of files: SurvivingFiles) throws(ChangeFailure) {
      do {
        for change in try Patch(named: "the change", text).changes where files.texts[change.path] != nil {
          lines += LineCounts(change).removed
          for block in change.hunks.flatMap(LineBlock.all) {
            let (old, new) = (SwiftTokens.of(block.removed), SwiftTokens.of(block.added))
            tokens += new.difference(from: old).removals.count
          }
        }
      } catch {
        throw .patch("\(error)")
      }
    }
  }
}
