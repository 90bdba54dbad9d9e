extension ArchitectureRule {
  /// The rule about UIKit's methods that a subclass adds to.
  static let superRules = [
    ArchitectureRule(
      "An override of a method of UIKit's life cycle begins with super's",
      about: { $0.pattern != nil },
      check: \.overridesWithoutSuper,
      breaches: [
        ProjectFile("Sources/MVC/A.swift", "override func viewDidLoad() {\n  title = text\n}"),
        ProjectFile("Sources/MVC/A.swift", "override func viewDidLoad() {\n  // super.viewDidLoad()\n}"),
        ProjectFile("Sources/MVC/A.swift", "public override func prepareForReuse() {\n  super.viewDidLoad()\n}"),
        ProjectFile("Sources/MVC/A.swift", "override func viewWillAppear(_ animated: Bool) { load() }"),
      ],
      nearMisses: [
        ProjectFile("Sources/MVC/A.swift", "override func viewDidLoad() {\n  super.viewDidLoad()\n  title = text\n}"),
        ProjectFile("Sources/MVC/A.swift", "override func loadView() {\n  view = detailsView\n}"),
        ProjectFile("Sources/MVC/A.swift", "func viewDidLoad() {\n  interactor.load()\n}"),
      ]
    )
  ]
}

extension ProjectFile {
  /// The methods in whose override a reviewer of UIKit code expects a call of super's.
  private static let extended = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "willMove", "didMove", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "prepareForReuse",
  ]

  /// The overrides of such methods whose first statement is another one.
  fileprivate var overridesWithoutSuper: [Violation] {
    code.indices.compactMap { index in
      guard code[index].contains("override func "),
        let name = Self.extended.first(where: { code[index].contains("override func \($0)(") })
      else { return nil }
      let next = code[(index + 1)...].first { $0.contains { !$0.isWhitespace } } ?? ""
      let isKept = next.drop(while: \.isWhitespace).hasPrefix("super.\(name)(")
      return isKept ? nil : violation(index + 1, "overrides \(name) without super's")
    }
  }
}
