public import Command
import Foundation

/// The sources of an architecture, and all mutants that they have.
public struct MutatedSources: Sendable {
  /// The module.
  public let module: String
  /// The mutants, numbered from 0.
  public private(set) var mutants: [Mutant] = []
  /// The files, by their paths below the module's folder.
  let texts: [String: SourceText]

  /// Reads them with the compiler.
  ///
  /// - Parameter roles: the architecture's roles, by which its files are named.
  public init(_ sources: ModuleSources, roles: [String], in tree: PackageTree) throws(MutantFailure) {
    module = sources.module
    let names = RoleNames(roles)
    var texts: [String: SourceText] = [:]
    do throws(StructureFailure) {
      let compiler = Compiler(tool: tree.toolchain.compiler, modules: tree.products.modules)
      let trees = try compiler.trees(of: sources)
      for (file, tree) in zip(sources.files, trees) {
        let path = sources.path(of: file)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .unreadable(path: path) }
        let source = SourceText(text)
        texts[path] = source
        var finder = SiteFinder(source)
        finder.read(tree)
        for site in finder.sites.sorted(by: { $0.place < $1.place }) {
          let role = names.role(ofFile: path)
          mutants.append(Mutant(site, number: mutants.count, file: path, role: role, source: source))
        }
      }
    } catch {
      throw .structure(error)
    }
    self.texts = texts
  }
}

extension Mutant {
  fileprivate init(_ site: SiteFinder.Site, number: Int, file: String, role: String, source: SourceText) {
    let first = site.edits.map(\.range.lowerBound).min() ?? 0
    let last = site.edits.map(\.range.upperBound).max() ?? first
    let lines = source.lines(around: first..<max(last, first + 1))
    var changed = ""
    var place = lines.lowerBound
    for edit in site.edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      changed += source[place..<edit.range.lowerBound] + edit.replacement
      place = edit.range.upperBound
    }
    changed += source[place..<lines.upperBound]
    self.init(
      number: number,
      operation: site.operation,
      file: file,
      role: role,
      line: source.line(of: first),
      column: source.column(of: first),
      end: (source.line(of: last), source.column(of: last)),
      original: Self.trimmed(source[lines]),
      changed: Self.trimmed(changed),
      reference: site.reference,
      scope: site.scope,
      edits: site.edits.map { $0.numbered(number) },
      support: site.support.replacing("#", with: "\(number)")
    )
  }

  /// Returns a text without the blanks that all lines begin with, and without lines of blanks.
  private static func trimmed(_ text: String) -> String {
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}
