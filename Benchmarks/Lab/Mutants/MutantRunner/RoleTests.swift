import Foundation

/// The role tests in this program, run by the test library itself.
struct RoleTests {
  /// An event that the library reports.
  struct Event: Decodable {
    let kind: String
    let testID: String?
    let issue: Issue?
    let messages: [Message]?

    struct Issue: Decodable { let isKnown: Bool? }
    struct Message: Decodable { let text: String }
  }

  private struct Record: Decodable {
    let kind: String
    let payload: Event
  }

  private typealias EntryPoint =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private let entryPoint: EntryPoint

  /// Finds the library's entry point for tools; `nil` if it is not there.
  init?() {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swt_abiv0_getEntryPoint") else { return nil }
    let find = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
    entryPoint = unsafeBitCast(find(), to: EntryPoint.self)
  }

  /// Runs the tests that an expression matches, one after the other.
  ///
  /// - Parameter observe: receives each event before the next one happens.
  func run(_ expression: String, observe: @escaping @Sendable (Event) -> Void) async throws {
    // The lowest verbosity prints nothing.
    let configuration: [String: Any] = ["parallel": false, "verbosity": Int.min, "filter": [expression]]
    let json = try JSONSerialization.data(withJSONObject: configuration)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: json.count, alignment: 1)
    defer { bytes.deallocate() }
    bytes.copyBytes(from: json)
    _ = try await entryPoint(UnsafeRawBufferPointer(bytes)) { record in
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(record)), record.kind == "event" else {
        return
      }
      observe(record.payload)
    }
  }
}
