import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process that drives a browser, and the commands to it.
///
/// It is not a `Process`: a browser lives long and would inherit the open files of processes that other tests start
/// meanwhile, and these would wait for its end.
final class DriverProcess: Sendable {
  private let id: pid_t
  private let port: Int

  /// Starts a driver on a free port of this machine.
  init(_ program: URL) throws {
    let output = Pipe()
    id = try Self.start([program.path, "--port=0"], output.fileHandleForWriting.fileDescriptor)
    // Only the driver writes from now on.
    try output.fileHandleForWriting.close()
    var text = ""
    var port: Int?
    while port == nil {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw BrowserFailure("the driver does not start: \(text)") }
      text += String(decoding: data, as: UTF8.self)
      port = text.firstMatch(of: /started successfully on port (\d+)/).flatMap { Int($0.1) }
    }
    self.port = port ?? 0
  }

  /// Starts a program in a group of its own, with nothing open but its output.
  private static func start(_ words: [String], _ output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // Descriptors that are not open are ignored.
    for descriptor in 3..<Int32(1_024) { posix_spawn_file_actions_addclose(&actions, descriptor) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, words[0], &actions, &attributes, &arguments, environ)
    guard code == 0 else { throw BrowserFailure("the driver cannot be started: \(String(cString: strerror(code)))") }
    return id
  }

  /// Sends a command; returns its value.
  func send(_ method: String, _ path: String, _ body: JSON?) async throws -> JSON {
    let text = try body.map { try $0.file } ?? ""
    let head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    let answer = try DriverConnection(port: port).exchange("\(head)Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
    let value = JSON(parsing: answer)["value"]
    if let error = value["error"].text {
      throw BrowserFailure("\(path): \(error): \(value["message"].text?.prefix(400) ?? "")")
    }
    return value
  }

  /// Ends the driver, and with it its browser.
  func end() {
    kill(-id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }
}
