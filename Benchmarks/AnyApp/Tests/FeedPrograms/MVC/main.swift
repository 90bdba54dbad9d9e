import AppBench
import FeedMVC
import Foundation

// The feed in one architecture as a program: see FeedTests.
let originals = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../../Examples/Feed")
  .standardizedFileURL
exit(AppProgram(interfaces: originals, registerClasses, makeApplicationDelegate).run())
