internal import Structure
internal import Suites

/// What the documents say of logic and the interface.
extension Claim {
  static let interfaceClaims = [
    Claim(
      1,
      ["000", "002"],
      "MVC's controllers are coupled to UIKit and hard to test.",
      measuring: "the share of lines in files that use no type of the interface, and how many roles have no line "
        + "that does",
      holdsIf: "MVC has none of either and every other architecture has some",
      command: "workbench structure"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for pattern in evidence.patterns {
        let structure = try evidence.structure(of: pattern.id)
        let free = structure.roles.filter { $0.lines > 0 && $0.interfaceFreeLinesByDependency == $0.lines }
        figures.append(Figure(pattern.id, "UI-free %", structure.interfaceFreeShareByDependency * 100))
        figures.append(Figure(pattern.id, "roles without UI", free.count))
      }
      return figures
    } judge: { figures in
      .all([
        "MVC's lines": figures["MVC", "UI-free %"] == 0,
        "MVC's roles": figures["MVC", "roles without UI"] == 0,
        "MVC alone, by lines": figures.others(than: "MVC", "UI-free %").allSatisfy { $0 > 0 },
        "MVC alone, by roles": figures.others(than: "MVC", "roles without UI").allSatisfy { $0 > 0 },
      ])
    },
    Claim(
      3,
      ["002", "003"],
      "The logic of MVP's presenter and MVVM's view model needs no UIKit.",
      measuring: "the role's lines, and those in files that use no type of the interface",
      holdsIf: "they are equal",
      command: "workbench structure --pattern MVP --pattern MVVMC --format json"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for (pattern, role) in [("MVP", "Presenter"), ("MVVMC", "ViewModel")] {
        guard let structure = try evidence.structure(of: pattern).role(role) else {
          throw MissingEvidence("\(pattern) has no role \(role)")
        }
        figures.append(Figure("\(pattern) \(role)", "lines", structure.lines))
        figures.append(Figure("\(pattern) \(role)", "UI-free lines", structure.interfaceFreeLinesByDependency))
      }
      return figures
    } judge: { figures in
      .all([
        "MVP": figures["MVP Presenter", "lines"] == figures["MVP Presenter", "UI-free lines"],
        "MVVM-C": figures["MVVMC ViewModel", "lines"] == figures["MVVMC ViewModel", "UI-free lines"],
      ])
    },
  ]
}
