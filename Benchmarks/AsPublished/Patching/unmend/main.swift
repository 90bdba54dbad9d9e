import Foundation
import Patching

// Writes the sources of a mended module with a document's flaw brought back. The build runs it; see Plugin.
//
// usage: unmend ROOT OUTPUT FILE...
//   ROOT    the package's folder, which paths in patches begin at
//   OUTPUT  the folder for the changed sources
//   FILE    the module's sources (.swift), and the patches (.patch) in the order in which they are applied

let words = Array(CommandLine.arguments.dropFirst())
guard words.count > 2 else {
  FileHandle.standardError.write(Data("usage: unmend ROOT OUTPUT FILE...\n".utf8))
  exit(64)
}
let (root, output) = (URL(filePath: words[0]), URL(filePath: words[1]))
let paths = words.dropFirst(2)
do {
  var files: [String: String] = [:]
  for path in paths where path.hasSuffix(".swift") {
    files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
  for path in paths where path.hasSuffix(".patch") {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    files = try Patch(named: root.appending(path: path).path, text).applied(to: files)
  }
  for (path, text) in files {
    let file = output.appending(path: URL(filePath: path).lastPathComponent)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
