#if os(Linux) && !PORTABLE
  import Foundation
  import TestSupport

  /// A package whose manifest misbehaves, as somebody's may.
  struct TroublePackage {
    /// The ways in which it does.
    enum Trouble: String, CaseIterable {
      case hang, rest, fork, print, memory, link, pipe
    }

    private static let pause = "while true { pause() }"

    let folder: TemporaryFolder
    /// Ends with the last process of the package.
    let life: ProcessLife
    private let trouble: Trouble

    /// Makes the package.
    ///
    /// - Parameter lasts: true if its manifest does not end by itself.
    init(_ trouble: Trouble, lasts: Bool) throws {
      folder = try TemporaryFolder()
      life = try ProcessLife(at: "\(folder.path)/life")
      self.trouble = trouble
      try folder.write("precious", to: "elsewhere/thesis.txt")
      try folder.write("", to: "temporary/.keep")
      try folder.write("public let number = 1\n", to: "package/Sources/T/T.swift")
      try folder.write(manifest(lasts: lasts), to: "package/Package.swift")
      try addFiles()
    }

    var path: String { "\(folder.path)/package" }

    private func manifest(lasts: Bool) -> String {
      """
      // swift-tools-version: 6.0
      import Foundation
      import PackageDescription
      \(Self.statements(trouble, lasts: lasts, life: life))
      let package = Package(name: "P", targets: [.target(name: "T")])

      """
    }

    /// The statements that say that a process runs, and then misbehave.
    static func statements(_ trouble: Trouble, lasts: Bool, life: ProcessLife) -> String {
      let body =
        switch trouble {
        case .hang: "while true {}"
        case .rest: pause
        // The child has a session of its own, and outlives its parent.
        case .fork: "system(\"setsid tail -f /dev/null > /dev/null 2>&1 &\")\n" + (lasts ? pause : "")
        case .print: "while true { print(\"and so on\") }"
        case .memory: "var all: [[UInt8]] = []\nwhile true { all.append([UInt8](repeating: 1, count: 1 << 24)) }"
        case .link, .pipe: lasts ? pause : ""
        }
      return "let life = open(\"\(life.path)\", O_WRONLY)\n_ = write(life, \"s\", 1)\n\(body)"
    }

    private func addFiles() throws {
      let manager = FileManager.default
      if trouble == .pipe { mkfifo("\(path)/Sources/T/Pipe.swift", 0o600) }
      guard trouble == .link else { return }
      let elsewhere = "\(folder.path)/elsewhere"
      for (place, target) in [(".build", elsewhere), ("Sources/Out", "../../elsewhere"), ("Round", ".")] {
        try manager.createSymbolicLink(atPath: "\(path)/\(place)", withDestinationPath: target)
      }
    }

    /// All files and folders with their contents; that of a link is its target.
    func contents() throws -> [String: String] {
      var contents: [String: String] = [:]
      for place in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where place != "life" {
        let file = "\(folder.path)/\(place)"
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file)
        let isPipe = place.hasSuffix("Pipe.swift")
        contents[place] = target ?? (isPipe ? "" : (try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
      }
      return contents
    }
  }
#endif
