import Foundation
import Texts
import Users

/// The actions of the victim program.
enum Act {
  static let usage = """
    usage: victim overwrite PATH BYTES    overwrites a file for ever, with whole numbers of A, B, C …
           victim decode SHAPE BYTES      decodes a hostile list and says how it went
           victim load PATH [LIMIT]       loads a file and says how it went
           victim fetch SERVER LIMIT      loads from a server that sends without end and says how it went
    shapes: \(HostileList.allCases.map(\.rawValue).joined(separator: " "))
    servers: \(HostileServer.allCases.map(\.rawValue).joined(separator: " "))
    """

  case overwrite(path: String, bytes: Int)
  case decode(HostileList, bytes: Int)
  case load(path: String, limit: Int)
  case fetch(HostileServer, limit: Int)

  init?(_ words: ArraySlice<String>) {
    let words = Array(words)
    let number = words.count > 2 ? Int(words[2]) : nil
    switch (words.first, words.dropFirst().first, number) {
    case ("overwrite", let path?, let bytes?): self = .overwrite(path: path, bytes: bytes)
    case ("decode", let shape?, let bytes?):
      guard let shape = HostileList(rawValue: shape) else { return nil }
      self = .decode(shape, bytes: bytes)
    case ("load", let path?, let limit): self = .load(path: path, limit: limit ?? 1 << 30)
    case ("fetch", let server?, let limit?):
      guard let server = HostileServer(rawValue: server) else { return nil }
      self = .fetch(server, limit: limit)
    default: return nil
    }
  }

  func play() async throws {
    switch self {
    case .overwrite(let path, let bytes): try overwrite(WholeFile(path), bytes)
    case .decode(let shape, let bytes):
      let data = shape.bytes(bytes)
      await Self.tell(size: data.count) { () throws(UsersFailure) in try UsersJSON.decode(data) }
    case .load(let path, let limit):
      let service = LocalUsersService.file(path, limit: limit)
      await Self.tell(size: limit) { () throws(UsersFailure) in try await service.fetchUsers() }
    case .fetch(let server, let limit): try await server.ask(limit: limit) { await Self.tell(size: limit, $0) }
    }
  }

  /// Each byte sent marks a moment at which it may be killed: before a file is written, and after.
  private func overwrite(_ file: WholeFile, _ bytes: Int) throws -> Never {
    while true {
      for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") {
        FileHandle.standardOutput.write(Data([letter]))
        try file.write(Data(repeating: letter, count: bytes))
      }
    }
  }

  private static func tell(size: Int, _ load: () async throws(UsersFailure) -> UserDirectory) async {
    // Memory that the runtime needs once belongs to no list.
    for list in ["[]", "[", #"[{"id":1.5}]"#] { _ = (try? UsersJSON.decode(Data(list.utf8))) }
    let before = PeakMemory.bytes
    let start = ContinuousClock.now
    let outcome: String
    do throws(UsersFailure) {
      outcome = "\(try await load().count) users"
    } catch {
      outcome = error.text
    }
    let time = ContinuousClock.now - start
    let growth = before.flatMap { before in PeakMemory.bytes.map { Double($0 - before) / Double(size) } }
    print("\(growth.map { String(format: "%.2f", $0) } ?? "n/a")\t\(time)\t\(outcome)")
  }
}
