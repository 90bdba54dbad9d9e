import Command
import SourceFigures
import Testing

@Suite("A clean build")
struct CleanBuildTests {
  private static let text = "func sum(_ values: [Int]) -> Int { values.map { $0 + 1 }.reduce(0) { $0 + $1 } }"

  @Test("counts the frontend's work, the same each time and in each folder; twice the code is more of it")
  func counts() throws {
    let one = try Self.build(["Sum.swift": Self.text])
    let again = try Self.build(["Folder with a long name/Sum.swift": Self.text])
    let two = try Self.build(["Sum.swift": Self.text, "Other.swift": Self.text.replacing("sum", with: "other")])
    #expect(one == again && one.figures.count == 6)
    let ratios = two.relative(to: one)
    #expect(ratios["functions lowered"] == 2 && ratios["instructions generated"] == 2, "\(ratios)")
    #expect(ratios["declarations read from modules"] == 1, "the same are read: \(ratios)")
  }

  private static func build(_ files: [String: String]) throws -> CleanBuild {
    let sample = try SampleSources(files)
    return try SampleSources.builder().build(sample.sources)
  }
}
