import Foundation

/// The manifest of a made package.
struct PackageManifest {
  private let adoption: Adoption
  private let workbench: URL
  private let registering: [String]

  /// Plans a manifest.
  init(_ adoption: Adoption, workbench: URL, registering: [String]) {
    self.adoption = adoption
    self.workbench = workbench
    self.registering = registering
  }

  /// The manifest as text.
  var text: String {
    let targets =
      ([adoption.app] + adoption.modules).map { target("target", $0, dependencies: adoption.dependencies(of: $0)) }
      + adoption.stubs.map { "    .target(name: \"\($0)\"),\n" } + [program]
      + (adoption.tests.map { [target("testTarget", $0, dependencies: dependencies(ofTests: $0))] } ?? [])
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      // Builds an app's originals with a headless UIKit. Made by the workbench's command adopt.

      /// The settings of the program, which sees every call of the runtime and of malloc: for `leaks` and counts.
      #if os(Linux) && arch(x86_64)
        let instruments = \(Self.quoted(instruments.path))
        let linked: [LinkerSetting] = [
          .unsafeFlags(["-static-stdlib", "-L\\(instruments)/NoNetwork", "@\\(instruments)/probe.flags"])
        ]
        let compiled: [SwiftSetting] = [.unsafeFlags(["-static-stdlib"])]
      #else
        let linked: [LinkerSetting] = []
        let compiled: [SwiftSetting] = []
      #endif

      /// The settings of the app, whose functions report that they are entered: for `trace`, in debug builds.
      let traced: [SwiftSetting] = [
        .unsafeFlags(
          ["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"],
          .when(configuration: .debug)
        )
      ]

      let package = Package(
        name: "\(adoption.app.name)-bench",
        platforms: [.macOS(.v15)],
        dependencies: [
          .package(path: \(Self.quoted(workbench.path))),
          .package(name: "ArchitectureWorkbench", path: \(Self.quoted(root.path))),
        ],
        targets: [
      \(targets.joined())  ]
      )

      """
  }

  private func dependencies(ofTests tests: ModuleSources) -> [String] {
    Set(adoption.dependencies(of: tests) + [adoption.app.name] + registering).sorted()
  }

  private var root: URL { workbench.appending(path: "../..").standardizedFileURL }
  private var instruments: URL { workbench.appending(path: "../Instruments").standardizedFileURL }

  private func target(_ kind: String, _ module: ModuleSources, dependencies: [String]) -> String {
    let isApp = module.name == adoption.app.name
    let tracing = isApp ? ", .product(name: \"CallTracing\", package: \"ArchitectureWorkbench\")" : ""
    let names = dependencies.map { ", \"\($0)\"" }.joined()
    return """
          .\(kind)(
            name: "\(module.name)",
            dependencies: [.product(name: "UIKit", package: "AnyApp")\(tracing)\(names)],
            exclude: ["sources.txt"],
            swiftSettings: [.swiftLanguageMode(.v5)]\(isApp ? " + traced" : ""),
            plugins: [.plugin(name: "AdaptedSources", package: "AnyApp")]
          ),

      """
  }

  private var program: String {
    let modules = ([adoption.app.name] + registering).map { "\"\($0)\", " }.joined()
    return """
          .executableTarget(
            name: "App",
            dependencies: [\(modules).product(name: "AppProbe", package: "AnyApp")],
            swiftSettings: compiled,
            linkerSettings: linked
          ),

      """
  }

  /// Returns a text as a literal of Swift.
  static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
