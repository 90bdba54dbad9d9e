import Foundation
import Runs
import Suites
import Texts

/// Makes a package for an architecture of one's own.
struct NewVerb: Verb {
  static let name = "new"
  static let summary = "make a package for your own architecture, with the suite as tests"
  static let names: [Name] = [.module, .newFolder]
  static let example = "new Redux"

  private static let template = "docs/workshop/new"
  /// The folder in the package that holds the comparison, a package too.
  private static let comparison = "Comparison"

  private let workbench: WorkbenchFolder
  private let name: ModuleName
  private let package: NewPackage

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    guard let text = arguments.names.first else {
      throw .usage("new: a name is expected, such as: workbench new Redux")
    }
    workbench = try WorkbenchFolder()
    name = try ModuleName(text, lineup: lineup, manifest: try workbench.text("Package.swift"))
    var package = try NewPackage(
      at: arguments.names.dropFirst().first,
      named: name.text,
      of: workbench,
      taken: [Self.comparison]
    )
    for (path, text) in try workbench.files(in: Self.template) {
      let isComparison = path.hasPrefix("\(Self.comparison)/")
      let place = package.path(to: workbench, from: isComparison ? Self.comparison : "")
      package.files[path.replacing("NAME", with: name.text)] = text.replacing("NAME", with: name.text)
        .replacing("\"PATH TO THE WORKBENCH\"", with: "\"\(place)\"")
    }
    self.package = package
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try package.write()
    try console.write(
      """
      \(name.text) is a package in \(package.folder.path.visible).

        cd \(Program.quoted(package.folder.path))
        swift test      # fails, and says what to write first

      README.md there leads from scenario to scenario.

      """
    )
    return .fine
  }
}
