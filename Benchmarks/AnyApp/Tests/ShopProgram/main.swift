import AppBench
import Foundation
import Shop

// The shop of the tests as a program: see AppBenchTests.
let originals = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../ShopOriginals")
  .standardizedFileURL
exit(AppProgram([BenchApp("Shop", originals: originals, registerClasses, makeApplicationDelegate)]).run())
