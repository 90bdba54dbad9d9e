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
      let package = Package(
        name: "\(adoption.app.name)-bench",
        platforms: [.macOS(.v15)],
        dependencies: [.package(path: \(Self.quoted(workbench.path)))],
        targets: [
      \(targets.joined())  ]
      )

      """
  }

  private func dependencies(ofTests tests: ModuleSources) -> [String] {
    Set(adoption.dependencies(of: tests) + [adoption.app.name] + registering).sorted()
  }

  private func target(_ kind: String, _ module: ModuleSources, dependencies: [String]) -> String {
    """
        .\(kind)(
          name: "\(module.name)",
          dependencies: [.product(name: "UIKit", package: "AnyApp")\(dependencies.map { ", \"\($0)\"" }.joined())],
          exclude: ["sources.txt"],
          swiftSettings: [.swiftLanguageMode(.v5)],
          plugins: [.plugin(name: "AdaptedSources", package: "AnyApp")]
        ),

    """
  }

  private var program: String {
    let modules = ([adoption.app.name] + registering).map { "\"\($0)\", " }.joined()
    return """
          .executableTarget(
            name: "App",
            dependencies: [\(modules).product(name: "AppBench", package: "AnyApp")]
          ),

      """
  }

  /// Returns a text as a literal of Swift.
  static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
