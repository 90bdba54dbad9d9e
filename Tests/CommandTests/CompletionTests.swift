import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite("Completion")
struct CompletionTests {
  /// Typed lines, each with words that have to be offered and words that must not be.
  private nonisolated static let lines: [(String, [String], [String])] = [
    ("che", ["check"], ["run"]), ("check VIP", ["VIPER", "VIPVM"], ["MVC", "--format"]),
    ("check --", ["--filter", "--verbose", "--walk", "--help"], ["--budget", "MVC"]),
    ("leaks --format ", ["table", "json", "dot", "mermaid"], ["csv"]), ("baseline c", ["compare", "check"], ["save"]),
    ("completion ", ["bash", "zsh", "fish"], ["--format"]), ("trace VIPER op", ["open"], ["MVC"]),
    ("help ch", ["check"], ["run"]), ("run --suite ", ["navigation", "retention"], ["MVC"]),
    ("structure Shop --rules --", ["--free", "--format", "--help"], ["--pattern"]),
    ("structure VIP", ["VIPER", "VIPVM"], ["--format"]), ("choose --screens ", ["one", "few", "many"], ["MVC"]),
    ("choose --argument ", ["boilerplate", "lifetimes"], ["MVC"]),
    ("choose --argument layers --", ["--format"], ["--rows"]),
  ]

  @Test("offers the words of the verb's help", arguments: lines)
  func candidates(_ line: String, _ has: [String], _ hasNot: [String]) async {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let output = await CommandRun(["candidates"] + words).output
    let offered = output.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(Set(has).isSubset(of: offered) && Set(hasNot).isDisjoint(with: offered), "\(offered)")
  }

  @Test("works in the shell itself, if it is installed: bash is", arguments: ["bash", "zsh", "fish"], lines)
  func works(_ shell: String, _ line: (typed: String, has: [String], hasNot: [String])) throws {
    guard let program = Self.path(of: shell) else { return try #require(shell != "bash", "bash is everywhere") }
    let folder = try TemporaryFolder()
    try folder.write(Self.script(shell, line.typed), to: "try")
    let path = "\(Built.folder.path(percentEncoded: false)):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let run = try FinishedProgram(program, ["\(folder.path)/try"], path: path)
    let offered = run.output.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(Set(line.has).isSubset(of: offered) && Set(line.hasNot).isDisjoint(with: offered), "\(run)")
  }

  @Test("offers files where a path is expected, in bash")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "users.json")
    try folder.write("cd '\(folder.path)'\n" + Self.script("bash", "run --source us"), to: "try")
    let path = "\(Built.folder.path(percentEncoded: false)):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let bash = try #require(Self.path(of: "bash"))
    #expect(try FinishedProgram(bash, ["\(folder.path)/try"], path: path).output == "users.json\n")
  }

  /// A script that loads the command's completion for the shell, and prints the words that it then offers.
  private static func script(_ shell: String, _ typed: String) -> String {
    let words = typed.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }.joined(separator: " ")
    switch shell {
    case "bash":
      return """
        source <(workbench completion bash)
        COMP_WORDS=(workbench \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _workbench
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    case "fish": return "workbench completion fish | source\ncomplete --do-complete 'workbench \(typed)' | cut -f 1\n"
    default:
      // The shell's own functions are there only while a person completes, so the script replaces those that offer.
      return """
        compdef() { : }
        compadd() { while [[ $1 != -- ]]; do shift; done; shift; print -l -- ${(M)@:#${words[CURRENT]}*} }
        source <(workbench completion zsh)
        words=(workbench \(words)); CURRENT=$#words
        _workbench
        """
    }
  }

  private static func path(of shell: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: "\($0)/\(shell)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
  }
}
