internal import Structure
internal import Suites

/// What the documents say of how much code there is.
extension Claim {
  static let sizeClaims = [
    Claim(
      2,
      ["003"],
      "MVC is usually less code.",
      measuring: "lines of code, types and files",
      holdsIf: "MVC has the fewest of each",
      command: "workbench structure"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for pattern in evidence.patterns {
        let structure = try evidence.structure(of: pattern.id)
        figures.append(Figure(pattern.id, "lines", structure.lines))
        figures.append(Figure(pattern.id, "types", structure.typeCount + structure.protocolCount))
        figures.append(Figure(pattern.id, "files", structure.files.count))
      }
      return figures
    } judge: { figures in
      func isLeast(_ metric: String) -> Bool {
        figures.others(than: "MVC", metric).allSatisfy { figures["MVC", metric] < $0 }
      }
      return .all(["lines": isLeast("lines"), "types": isLeast("types"), "files": isLeast("files")])
    }
  ]
}
