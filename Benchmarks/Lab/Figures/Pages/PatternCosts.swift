public import Suites

extension StructureReport {
  /// The sizes and the objects on each architecture's page, by the contender's id.
  ///
  /// - Parameter populations: the objects that are alive on the screens.
  public func costs(_ populations: [Population]) -> [String: RecordedPart] {
    let parts = structure.compactMap { entry in
      populations.first { $0.contender == entry.pattern }.map { (entry.pattern, Self.part(entry, $0)) }
    }
    return Dictionary(uniqueKeysWithValues: parts)
  }

  private static func part(_ entry: StructureEntry, _ population: Population) -> RecordedPart {
    let free = Int((entry.interfaceFreeShareByDependency * Double(entry.lines)).rounded())
    let share = free == 0 ? "none" : "\(free)"
    let (dashboard, details) = (population.dashboard, population.details)
    let binding = dashboard.binding == 0 ? "" : " Beside them, \(dashboard.binding) and \(details.binding) that bind."
    return RecordedPart(
      begin: "<!-- Counted; renew with: swift run workbench pages -->",
      end: "<!-- End of what is counted -->",
      text: """
        - **Code**: \(entry.files.count) files, \(entry.lines) lines with code on them; \(share) of these are free of UIKit.
        - **Objects**: \(dashboard.roleCount) on the dashboard, \(details.roleCount) with details.\(binding)

        """
    )
  }
}
