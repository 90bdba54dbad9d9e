import ChangeCosts
import Records
import Structure

extension ArchitectureFigures {
  /// The argument about coordinators and routers that outlive their screen.
  var lifetimes: Argument {
    let ways = "objects left: "
    let own = modules.map(\.module)
    let all = sets[.retention]?.modules ?? [:]
    let staying = own.filter { module in
      all[module]?.contains { $0.key.hasPrefix(ways) && $0.value > 0 } ?? false
    }
    let wirings = all.filter { $1[Self.wiring] != nil }
    let leaking = wirings.filter { $1.contains { $0.key.hasPrefix(ways) && $0.value > 0 } }
    let count = all[own.first ?? ""]?.keys.count { $0.hasPrefix(ways) } ?? 0
    let ofOwn =
      staying.isEmpty ? "nothing stays in any of the six" : "objects stay in \(ChangesReport.list(staying.map(name)))"
    let published = Dictionary(grouping: leaking.keys) { $0.prefix { $0 != "_" } }.map { architecture, found in
      (name: name(of: String(architecture)), count: found.count)
    }
    .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    .map { "\($0.name) \($0.count)" }
    return Argument(
      title: "Coordinators and routers outlive their screen",
      words: "child coordinator list is never cleared?!",
      source: .init(name: "deltachat-ios 295", url: "https://github.com/deltachat/deltachat-ios/issues/295"),
      figures: [
        recorded("objects with details open", in: .retention, as: .count)
      ].compactMap(\.self),
      finding:
        "**After \(count) ways out of a screen \(ofOwn).** Of \(wirings.count) wirings that the documents print, "
        + "defend, warn of or make easy, \(leaking.count) leave objects behind: \(published.joined(separator: ", ")). It "
        + "is the wiring that decides, not the architecture.",
      open: "if your team will see the one line that makes it leak. `workbench leaks` and the tests of lifetimes do."
    )
  }

  func name(of module: String) -> String { modules.first { $0.module == module }?.name ?? module }
}
