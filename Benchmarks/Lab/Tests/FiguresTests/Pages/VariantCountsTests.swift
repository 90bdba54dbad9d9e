import Foundation
import Records
import Reports
import TestSupport
import Testing
import Tracing

@Suite("The counts of variants")
struct VariantCountsTests {
  @Test("stand on their page as they are recorded")
  func page() throws {
    let records = RecordFolder(PackageFolder(root: Project.root))
    let figures: ModuleFigures = try #require(records.value(of: .figures(.counts)))
    let page = try String(contentsOf: Project.root.appending(path: VariantCounts.path), encoding: .utf8)
    #expect(VariantCounts(figures).part.renewed(page) == page, "renew it with: swift run workbench pages")
    #expect(page.contains("\n| VIPER.lazyRows | load | ") && page.contains("\n| VIPER.lazyRows | 1 "))
    let folder = Project.root.appending(path: "\(PackageFolder.lab)/Variants")
    let variants = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("_") }
    #expect(figures.modules.keys.filter { $0.contains("_") }.sorted() == variants.sorted())
  }

  @Test("of updates stand in RESULTS as they are recorded")
  func updates() throws {
    let records = RecordFolder(PackageFolder(root: Project.root))
    let figures: ModuleFigures = try #require(records.value(of: .figures(.counts)))
    let page = try String(contentsOf: Project.root.appending(path: VariantCounts.updatesPath), encoding: .utf8)
    #expect(VariantCounts(figures).updates.renewed(page) == page, "renew it with: swift run workbench pages")
  }

  @Test("of updates are those of variants that take at least twice as much for a renamed row")
  func whole() {
    func figures(_ count: Double) -> [String: Double] { ["binding/rename-row: retains and releases": count] }
    let counts = VariantCounts(
      ModuleFigures([
        "A": figures(200.5), "A_reload": figures(1_002.5), "A_lazy": figures(400), "B": figures(240),
        "B_updated": figures(480),
      ])
    )
    let text = counts.updates.text
    #expect(text.contains("| A | [A.reload](patterns/variants.md#areload) | 200.5 | 1 002.5 | 5.0 |\n"), "\(text)")
    #expect(text.contains("| B | [B.updated](patterns/variants.md#bupdated) | 240 | 480 | 2.0 |\n"))
    #expect(!text.contains("lazy"))
    #expect(text.hasSuffix("With one row the six have 200.5 to 240; with the whole list these have 480 to 1 002.5.\n"))
  }

  @Test("of a load of a million users stand in README")
  func readme() throws {
    let records = RecordFolder(PackageFolder(root: Project.root))
    let figures: ModuleFigures = try #require(records.value(of: .figures(.counts)))
    let (lazy, mapped) = try (#require(Self.load("VIPER_lazyRows", figures)), #require(Self.load("VIPER", figures)))
    let readme = try String(contentsOf: Project.root.appending(path: "README.md"), encoding: .utf8)
    let quote = "\(lazy)retainsandreleasesinsteadof\(mapped)foraloadofamillionusers"
    #expect(readme.replacing(/\s/, with: "").contains(quote), "\(quote)")
  }

  private static func load(_ module: String, _ figures: ModuleFigures) -> Int? {
    figures["binding/load of 1000000 users: retains and releases", of: module].map { Int($0) }
  }

  @Test("are beside their siblings', and left out where they are equal or not known")
  func cells() {
    let names = ["binding/load", "binding/refresh"]
    let steps = names + names.map { "\($0) of 1000000 users" }
    func figures(_ retains: [Double], bytes: Double) -> [String: Double] {
      let counts = zip(steps, retains).map { ("\($0): retains and releases", $1) }
      return Dictionary(uniqueKeysWithValues: counts + steps.map { ("\($0): bytes", bytes) })
    }
    let counts = VariantCounts(
      ModuleFigures([
        "A": figures([1_234.5, 20, 2_000, 20], bytes: 24_006_658),
        "A_lazy": figures([999, 20, 1_000, 39], bytes: 24_006_658),
        "B_alone": figures([1, 1, 1, 1], bytes: 1),
      ])
    )
    #expect(counts.part.text.contains("|  | load |\n| --- | --: |\n| A.lazy | 1 234.5 → 999 |\n| B.alone |  |\n"))
    #expect(counts.part.text.contains("| A.lazy | load | 2 000 → 1 000 |  |\n"), "\(counts.part.text)")
    #expect(!counts.part.text.contains("20 → 39"))
  }
}
