import Foundation

// Says what this program is called now. A line that was printed for it before can be run after the words are replaced.
#if DEBUG
  let run = "swift run"
#else
  let run = "swift run -c release"
#endif
let words = CommandLine.arguments.dropFirst().map { $0.contains(" ") ? "'\($0)'" : $0 }
let command = (["\(run) --package-path Benchmarks/Lab lab"] + words).joined(separator: " ")
FileHandle.standardError.write(Data("workbench-all is the lab now; run: \(command)\n".utf8))
exit(64)
