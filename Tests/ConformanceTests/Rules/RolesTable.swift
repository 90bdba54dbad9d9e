import Foundation

/// The section *Roles* of an architecture's page: a table of roles with their files and their tests, and what is below it.
struct RolesTable {
  /// A role's row.
  struct Row {
    let role: String
    /// The role's files, as `Sources/MVP/*/*View.swift` or `Sources/MVVMC/Binding/{Observable,DisposeBag}.swift`.
    let files: String
    /// The files and folders of tests to which the row links, from the project's root.
    let tests: [String]

    /// Returns true if a file is one of the role's.
    func has(_ path: String) -> Bool {
      let pattern = NSRegularExpression.escapedPattern(for: files)
        .replacing("\\*", with: "[^/]*").replacing("\\{", with: "(").replacing("\\}", with: ")")
        .replacing(",", with: "|")
      return path.range(of: "^\(pattern)$", options: .regularExpression) != nil
    }
  }

  let rows: [Row]
  /// All files and folders to which the section links, from the project's root.
  let links: [String]

  /// Reads the section of a page in `docs/patterns`.
  init(_ page: String) {
    let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("Roles\n") } ?? ""
    links = Self.links(in: section[...])
    rows = section.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).compactMap { line in
      let cells = line.dropFirst().split(separator: "|")
      guard cells.count == 5, let files = cells[1].firstMatch(of: #/`([^`]+)`/#)?.output.1 else { return nil }
      let role = cells[0].trimmingCharacters(in: .whitespaces)
      return Row(role: role, files: String(files), tests: Self.links(in: cells[4]))
    }
  }

  /// The tests that are not linked, or not in the row of the role that they test.
  ///
  /// - Parameters:
  ///   - tests: the files of an architecture's role tests.
  ///   - sources: the architecture's files.
  func mistakes(_ tests: [String], _ sources: [String]) -> [String] {
    tests.compactMap { test in
      guard links.contains(test) else { return "\(test) is not linked" }
      let subject = (test as NSString).lastPathComponent.replacing(/Tests\.swift$/, with: ".swift")
      guard let source = sources.first(where: { $0.hasSuffix("/\(subject)") }) else { return nil }
      let row = rows.first { $0.has(source) }
      return row?.tests.contains(test) == true ? nil : "\(test) is not in the row of \(row?.role ?? source)"
    }
  }

  private static func links(in text: Substring) -> [String] {
    text.matches(of: #/\]\(\.\./\.\./([^)#]+)\)/#).map { String($0.output.1) }
  }
}
