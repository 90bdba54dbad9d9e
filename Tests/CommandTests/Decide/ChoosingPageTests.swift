import Command
import Contenders
import Foundation
import Suites
import TestSupport
import Testing
import Texts
import UsersInterface

@Suite("The page about choosing")
struct ChoosingPageTests {
  private static let package = PackageFolder(root: Project.root)

  @Test("shows the facts as they are")
  func figures() throws {
    let choosing = try ChoosingPage(
      Data(try Self.package.text(ChoosingPage.situationsPath).utf8),
      try FactFile(in: Self.package),
      of: Lineup.patterns.map { (module: $0.module, name: $0.name) }
    )
    let page = try Self.package.text(ChoosingPage.path)
    #expect(choosing.situations.count == 6)
    for situation in choosing.situations {
      let part = "\(situation.begin)\n\n\(choosing.text(of: situation))\n\(situation.end)"
      #expect(page.contains(part), "docs/CHOOSING.md is not of the facts: \(ChoosingPage.command)\n\(part)")
    }
  }
}
