import Foundation
import Processes

// Writes the sources of a module with patches applied. The build runs it; see Plugin.
//
// usage: patch-sources [--testing MODULE] ROOT OUTPUT FILE...
//   --testing MODULE  tests import MODULE, in place of the module that it is named for
//   ROOT              the folder that paths in patches begin at
//   OUTPUT            the folder for the changed sources
//   FILE              the module's sources (.swift), and the patches (.patch) in the order in which they are applied

var words = CommandLine.arguments.dropFirst()
var tested: String?
if words.first == "--testing" {
  tested = words.dropFirst().first
  words = words.dropFirst(2)
}
guard words.count > 2 else {
  let usage = "usage: patch-sources [--testing MODULE] ROOT OUTPUT FILE...\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
let (root, output) = (URL(filePath: words.removeFirst()), URL(filePath: words.removeFirst()))
do {
  var files: [String: String] = [:]
  for path in words where path.hasSuffix(".swift") {
    files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
  for path in words where path.hasSuffix(".patch") {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    files = try GitPatch.applied(text, named: root.appending(path: path).path, to: files)
  }
  for (path, var text) in files {
    if let tested {
      text.replace("@testable import \(tested.prefix { $0 != "_" })\n", with: "@testable import \(tested)\n")
    }
    let file = output.appending(path: URL(filePath: path).lastPathComponent)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
