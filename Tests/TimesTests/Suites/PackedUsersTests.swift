import CommandFixtures
import Foundation
import Instruments
import Measure
import Processes
import Runs
import Suites
import TestSupport
import Testing
import Users

@Suite("Packed users")
struct PackedUsersTests {
  private static let hostile = [
    User(id: 0, name: "", username: ""),
    User(id: .max, name: "👩‍👩‍👧‍👦🇸🇪", username: "😀"),
    User(id: .min, name: "A\0B\0", username: "\0"),
    User(id: -1, name: String(repeating: "long ", count: 200_000), username: String(repeating: "é", count: 65_536)),
    User(id: 1, name: "e\u{301} and \u{E9}", username: "\u{FEFF}\r\n\t\"\\\u{2028}\u{10FFFF}"),
    User(id: 2, name: "packed users\n", username: "sixteen bytes it"),
  ]
  private static let begin = Data("packed users\n".utf8)
  private static let otherForm = "the list of users does not have the form in which `workbench` passes it on"
  private static let damage = "the list of users that `workbench` passed on is damaged: "

  @Test("are the users that were packed, each byte of their names included")
  func roundTrip() throws {
    var users = try UserDirectory(Self.hostile)
    users.rename(2, to: "Ada")
    let read = try PackedUsers.users(in: PackedUsers.data(of: users))
    #expect(read.map(\.id) == Self.hostile.map(\.id))
    // Bytes: `String` treats different encodings as equal.
    #expect(read.map { Array($0.name.utf8) } == users.map { Array($0.name.utf8) })
    #expect(read.map { Array($0.username.utf8) } == users.map { Array($0.username.utf8) })
    #expect(try PackedUsers.users(in: PackedUsers.data(of: UserDirectory())).isEmpty)
  }

  @Test("can be a part of other bytes")
  func slice() throws {
    let users = try UserDirectory(Self.hostile)
    let whole = Data("before".utf8) + PackedUsers.data(of: users)
    #expect(try PackedUsers.users(in: whole.dropFirst(6)) == users)
  }

  @Test("are refused wherever they break off")
  func broken() throws {
    let data = PackedUsers.data(
      of: try UserDirectory([User(id: 7, name: "Ada", username: "ada"), User(id: 8, name: "")])
    )
    for length in 0..<data.count {
      let failure = try #require(throws: SamplingFailure.self) { try PackedUsers.users(in: data.prefix(length)) }
      let reason = length < Self.begin.count ? Self.otherForm : Self.damage
      #expect(failure.description.hasPrefix(reason), "\(length): \(failure)")
    }
  }

  @Test("are not JSON")
  func json() throws {
    let json = Data(#"[{"id":1,"name":"A"}]"#.utf8)
    let failure = try #require(throws: SamplingFailure.self) { try PackedUsers.users(in: json) }
    #expect(failure.description == Self.otherForm)
  }

  static let damaged: [(String, Data, String)] = [
    ("no number of users", begin, "its number of users is wrong"),
    ("more users than there is room for", begin + numbers(.max), "its number of users is wrong"),
    ("fewer than no users", begin + numbers(-1), "its number of users is wrong"),
    ("bytes after the last user", begin + numbers(1, 7, 0, 0, 0), "bytes follow its last user"),
    ("a name longer than the rest", begin + numbers(1, 7, .max, 0), "user 1 cannot be read"),
    ("a name shorter than none", begin + numbers(1, 7, -1, 0), "user 1 cannot be read"),
    ("a username longer than the rest", begin + numbers(1, 7, 0, 1), "user 1 cannot be read"),
    ("a byte that is not UTF-8", begin + numbers(2, 7, 0, 0, 8, 1, 0) + [0xFF], "user 2 cannot be read"),
    (
      "an id that stands twice", begin + numbers(2, 7, 0, 0, 7, 0, 0),
      "Record 2 has the id 7, as an earlier record has."
    ),
  ]

  @Test("are refused in one line if they are damaged", arguments: damaged)
  func damage(_ what: String, data: Data, reason: String) throws {
    let failure = try #require(throws: SamplingFailure.self) { try PackedUsers.users(in: data) }
    #expect(failure.description == "\(Self.damage)\(reason)")
  }

  @Test("are read from a file that only this user can open, or the line says that there is none")
  func file() throws {
    let users = try UserDirectory(Self.hostile)
    let file = try TemporaryFiles.makeFile(PackedUsers.data(of: users))
    #expect(try PackedUsers.read(file) == users)
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
    try FileManager.default.removeItem(at: file)
    let failure = try #require(throws: SamplingFailure.self) { try PackedUsers.read(file) }
    #expect(
      failure.description.hasPrefix("the list of users that `workbench` passed on cannot be read: "),
      "\(failure)"
    )
    #expect(!failure.description.contains("\n"))
  }

  @Test("are measured by processes of the program")
  @MainActor func sampling() throws {
    let users = try BenchmarkUsers(try UserDirectory(Self.hostile))
    let entries = [SamplingRequest.Entry("MVC", in: "binding/load")]
    let sampling = Sampling.program(Built.folder.appending(path: "workbench"))
    let record = try #require(try sampling.run(entries, users: users, budget: 0, seed: 1))
    #expect(record.series.map(\.failure) == [nil] && record.processes >= 10)
  }

  @Test("are refused by the instrumented program in one line if they are damaged", .withInstruments())
  func probe() throws {
    let probe = try Probes().require()
    let data = PackedUsers.data(of: try UserDirectory(Self.hostile)).dropLast()
    let reason = try #require(probe.counts(contenders: ["MVC"], benchmarks: ["binding/load"], users: data).reason)
    let line = "probe: the users cannot be read: \(Self.damage)user 6 cannot be read"
    #expect(reason.hasSuffix("ended with code 65: \(line)"), "\(reason)")
  }

  private static func numbers(_ numbers: Int...) -> Data {
    numbers.reduce(into: Data()) { data, number in withUnsafeBytes(of: number) { data.append(contentsOf: $0) } }
  }
}
