import ChangeCosts
import Foundation
import Records
import Reports
import TestSupport
import Testing

@Suite("The page of arguments")
struct ArgumentTests {
  private static let objects = "objects with details open"
  private static let left = "objects left: details opened and closed"

  /// The page of three architectures with made-up figures, with modules beside them, and with the files that the compiler
  /// compiles again for requests.
  private func page(
    _ others: [String: [String: Double]] = [:],
    left: Double = 0,
    requests: KeyValuePairs<String, [String: Double]> = [:],
    leftOut: [(name: String, requests: [String])] = []
  ) throws -> String {
    let folder = try TemporaryFolder()
    let records = RecordFolder(PackageFolder(root: URL(filePath: folder.path)))
    let own = ["A": 4.0, "B": 5, "C": 12].mapValues { [Self.objects: $0, Self.left: left] }
    let compiled = requests.flatMap { request, files in
      files.map { (ModuleFigures.module($0, after: request), ["files compiled again": $1]) }
    }
    let reported = try requests.enumerated().map { number, entry in
      let page = "# \(number + 1). \(entry.key)\n\n> Words.\n"
      let request = try #require(ChangeRequest(name: entry.key, page: page))
      return ReportedRequest(request, [], ChangeRecords(of: entry.key, in: records))
    }
    let figures = ArchitectureFigures(
      ["A", "B", "C"].map { (module: $0, name: "The \($0)") },
      ChangesReport(reported, names: [:], leftOut: leftOut),
      MutantsRecord(of: [], in: records),
      nil,
      sets: [
        .retention: ModuleFigures(own.merging(others) { $1 }),
        .build: ModuleFigures(Dictionary(uniqueKeysWithValues: compiled)),
      ]
    )
    return ArgumentsPage(figures).text
  }

  @Test("gives the lowest and the highest with the margin, and no order between counts that differ by one")
  func order() throws {
    let text = try page()
    #expect(
      text.contains(
        "Objects with details open: lowest in The A and The B (4 to 5), the next at least 2.4 times as much"
      ),
      "\(text)"
    )
    #expect(text.contains("highest in The C (12).**"), "\(text)")
    #expect(!text.contains("**Depends**") && text.contains("Not measured with changes and variants."), "\(text)")
  }

  @Test("leaves out an architecture that has not made all changes, and says so for that one alone")
  func leftOut() throws {
    let text = try page(leftOut: [(name: "The C", requests: ["email", "posts"])])
    #expect(text.contains("\n\nThe C is left out: it has no patch for email, posts.\n"), "\(text)")
    #expect(text.contains("|  | The A | The B |\n") && !text.contains("in The C"), "\(text)")
    #expect(text.contains("**Objects with details open: no difference is shown** (4 to 5)."), "\(text)")
  }

  @Test("takes what two authors of the same change differ by for noise")
  func authors() throws {
    let text = try page(["A_x": [Self.objects: 4], "A_x_second": [Self.objects: 12]])
    #expect(text.contains("**Objects with details open: no difference is shown** (4 to 12)."), "\(text)")
  }

  @Test("says with which variants the order is another, and that it is the same with the rest")
  func dependence() throws {
    let same = try page(["B_lazy": [Self.objects: 4]])
    #expect(same.contains("The same with each of 1 changes and variants."), "\(same)")
    let other = try page(["B_lazy": [Self.objects: 40], "C_big": [Self.objects: 13]])
    #expect(other.contains("**Depends**: not so with B.lazy, of 2 changes and variants."), "\(other)")
  }

  @Test("takes one thing more or less for noise under other conditions, too")
  func counts() throws {
    // A's four are one more than B's three, as B's five were one more than A's.
    let text = try page(["B_lazy": [Self.objects: 3], "C_lazy": [Self.objects: 2]])
    #expect(text.contains("**Depends**: not so with C.lazy, of 2 changes and variants."), "\(text)")
  }

  @Test("says without which request a sum has another order")
  func requests() throws {
    // A adds the least for either request, and the most without the second.
    let same = try page(requests: ["one": ["A": 10, "B": 20, "C": 40], "two": ["A": 10, "B": 20, "C": 40]])
    #expect(same.contains("**Files compiled again for 2 requests: lowest in The A (20)"), "\(same)")
    #expect(same.contains("The same without any one of 2 requests."), "\(same)")
    let turned = try page(requests: ["one": ["A": 30, "B": 20, "C": 40], "two": ["A": 0, "B": 40, "C": 80]])
    #expect(turned.contains("**Depends**: not so if *two* is left out, of 2 requests."), "\(turned)")
  }

  @Test("has a sum only if each request is recorded in each architecture")
  func missingRequest() throws {
    let text = try page(requests: ["one": ["A": 10, "B": 20, "C": 40], "two": ["A": 10, "B": 20]])
    #expect(!text.contains("iles compiled again for 2 requests"), "\(text)")
  }

  @Test("says what stays of the architectures, and in how many wirings with a flaw something does")
  func lifetimes() throws {
    let wiring = { (left: Double) in [Self.left: left, "wiring": 1, Self.objects: 40] }
    let lazy = [Self.objects: 5.0]
    let clean = try page(["A_bad": wiring(3), "C_bad": wiring(1), "C_good": wiring(0), "B_lazy": lazy])
    #expect(
      clean.contains("**After 1 ways out of a screen nothing stays in any of the six.** Of 3 wirings"),
      "\(clean)"
    )
    #expect(clean.contains("2 leave objects behind: The A 1, The C 1."), "\(clean)")
    // A wiring with a flaw is not a variant.
    #expect(clean.contains("The same with each of 1 changes and variants."), "\(clean)")
    #expect(try page(left: 2).contains("objects stay in The A, The B and The C"))
  }
}
