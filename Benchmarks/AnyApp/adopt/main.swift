import Adopting
import Foundation

// Puts an app of UIKit on the bench; see `adopt --help`.

let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let (text, code) = AdoptCommand(package: package).run(Array(CommandLine.arguments.dropFirst()))
(code == 0 ? FileHandle.standardOutput : .standardError).write(Data(text.utf8))
exit(code)
