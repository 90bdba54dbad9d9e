import TestSupport
import Testing

@Suite("Memory for hostile lists", .long())
struct BoundedMemoryTests {
  /// A record of 18 bytes makes a user of 40 and an entry of about 20 in the table of ids, both with room to grow.
  private static let factor = 6.0

  @Test(
    "is within a small multiple of their size",
    arguments: [
      ("records", " users"), ("endless", ", where it ends."), ("name", "1 users"), ("escapes", "1 users"),
      ("keys", "1 users"), ("lists", "1 users"), ("digits", "has no \"id\" that is an integer."),
      ("nested", "in one another at line 1, column 129."), ("space", ", where it ends."), ("lines", ", where it ends."),
    ]
  )
  func isBounded(shape: String, outcome: String) throws {
    let told = try Victim("decode", shape, "1000000").outcome()
    #expect(told.text.hasSuffix(outcome))
    if let growth = told.growth { #expect(growth < Self.factor) }
  }

  @Test(
    "is within a small multiple of the limit when they never end",
    arguments: [
      "cat /dev/zero", #"printf '['; yes '{"id":1,"name":"A"},'"#, #"printf '[{"id":1,"name":"'; yes A"#, "yes '['",
    ]
  )
  func isBoundedWithoutEnd(list: String) throws {
    let told = try Victim(shell: "(\(list)) 2>/dev/null | \"$0\" load /dev/stdin 1000000").outcome()
    #expect(told.text == "The list of users is larger than the limit of 1000000 bytes.")
    if let growth = told.growth { #expect(growth < 4) }
  }

  @Test("is within a small multiple of the limit when a server never ends them", arguments: ["flood", "bomb"])
  func isBoundedOverHTTP(server: String) throws {
    let told = try Victim("fetch", server, "8000000").outcome()
    #expect(told.text == "The list of users is larger than the limit of 8000000 bytes.")
    // The bytes that the exchange holds, twice that while its buffer grows, and bytes that arrive before it cancels.
    if let growth = told.growth { #expect(growth < Self.factor) }
  }
}
