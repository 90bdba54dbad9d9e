import Adapting
import Testing

@Suite("An application's delegate")
struct DelegateTests {
  private static let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}"
  private static let maker = """
    @MainActor public func makeApplicationDelegate() -> any UIApplicationDelegate {
      AppDelegate()
    }
    """

  @Test("is made of the class that is marked", arguments: ["@UIApplicationMain", "@main"])
  func isMarked(_ mark: String) throws {
    let module = try adapt([("A.swift", "\(mark)\n\(Self.delegate)")])
    #expect(module.registration.contains(Self.maker))
    #expect(module.files.first?.lines == "\n\(Self.delegate)\n")
  }

  @Test("may be one by an extension")
  func isExtended() throws {
    let module = try adapt([
      ("A.swift", "@main class AppDelegate: NSObject {}"),
      ("B.swift", "extension AppDelegate: UIApplicationDelegate {}"),
    ])
    #expect(module.registration.contains(Self.maker))
  }

  @Test(
    "is found by the program, all lines of which become comments",
    arguments: [
      "UIApplicationMain(argc, argv, nil, NSStringFromClass(AppDelegate.self))\r\n\n/* a\n */ let b = 1",
      "let c = NSClassFromString(\"Tests\") ?? AppDelegate.self\nUIApplicationMain(argc, argv, nil, c)\n",
      "UIApplicationMain(argc, argv, nil, name)",
    ]
  )
  func isInProgram(_ program: String) throws {
    let module = try adapt([("x/main.swift", program), ("A.swift", Self.delegate)])
    #expect(module.registration.contains(Self.maker))
    let lines = try #require(module.files.first).lines.split(whereSeparator: \.isNewline)
    #expect(lines.allSatisfy { $0.hasPrefix("// ") })
    #expect(module.files[0].adaptedLineCount > 0 && module.files[0].warnings.isEmpty)
  }

  @Test("must be the only one")
  func isOne() {
    let one = ("A.swift", "@UIApplicationMain class A {}")
    let error = #expect(throws: AdaptingError.self) {
      try adapt([one, ("B.swift", "\n@UIApplicationMain class B {}")])
    }
    let start = "B.swift:2: error: 'B' and 'A' (A.swift:1) are both the app's delegate; --leave-out FILE leaves one"
    #expect(error?.description.hasPrefix(start) == true)
    #expect(throws: AdaptingError.self) { try adapt([one, ("B.swift", "@UIApplicationMain class A {}")]) }
  }

  @Test("may be declared for each condition, or for another system")
  func conditions() throws {
    let text =
      "#if DEBUG\n@main class A: UIApplicationDelegate {}\n#else\n@main class A: UIApplicationDelegate {}\n#endif"
    let other = "#if os(macOS)\n@main class B: UIApplicationDelegate {}\n#endif"
    let module = try adapt([("A.swift", text), ("B.swift", other)])
    #expect(module.registration.contains("  A()\n"))
  }

  @Test("need not be there")
  func isMissing() throws {
    #expect(try !adapt([("A.swift", Self.delegate)]).registration.contains("makeApplicationDelegate"))
    #expect(try adapt([("main.swift", "UIApplicationMain()\nclass A {}")]).files.first?.warnings.count == 2)
  }
}
