import Suites

/// A script that makes a shell complete the command's words.
struct CompletionVerb: Verb {
  static let name = "completion"
  static let summary = "print a script that lets a shell complete words"
  static let names: [Name] = [.shell]
  static let example = "completion bash > workbench.bash"

  /// A shell for which there is a script.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script for the shell. It calls the command, so that the candidates are always valid.
    var script: String {
      switch self {
      case .bash: Self.bashScript
      case .zsh: Self.zshScript
      case .fish: Self.fishScript
      }
    }

    private static let bashScript = """
      # For bash: source <(workbench completion bash)
      # workbench has to be on PATH, such as: export PATH="$PWD/.build/release:$PATH"
      _workbench() {
        local IFS=$'\\n' typed=${COMP_WORDS[COMP_CWORD]} found
        found=$("${COMP_WORDS[0]}" \(Candidates.verb) "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f 1)
        if [[ $found == "\(Candidates.files)" ]]; then COMPREPLY=($(compgen -f -- "$typed")); else COMPREPLY=($found); fi
      }
      complete -o filenames -F _workbench workbench lab

      """

    private static let zshScript = """
      #compdef workbench lab
      # For zsh: source <(workbench completion zsh)
      # workbench has to be on PATH, such as: export PATH="$PWD/.build/release:$PATH"
      _workbench() {
        local -a found
        found=(${(f)"$($words[1] \(Candidates.verb) "${(@)words[2,CURRENT]}" 2>/dev/null)"})
        if [[ "$found" == "\(Candidates.files)" ]]; then _files; else compadd -d found -- ${found%%$'\\t'*}; fi
      }
      compdef _workbench workbench lab

      """

    private static let fishScript = """
      # For fish: workbench completion fish | source
      # workbench has to be on PATH, such as: fish_add_path $PWD/.build/release
      function __workbench
        set -l words (commandline -opc) (commandline -ct)
        set -l found ($words[1] \(Candidates.verb) $words[2..-1] 2>/dev/null)
        if test "$found" = "\(Candidates.files)"; __fish_complete_path (commandline -ct); else; printf '%s\\n' $found; end
      end
      complete -c workbench -f -a '(__workbench)'
      complete -c lab -f -a '(__workbench)'

      """
  }

  private let shell: Shell

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    let shells = Shell.allCases.map(\.rawValue)
    let word = arguments.names.first ?? ""
    guard let shell = Shell(rawValue: word) else {
      let others = "one of \(shells.joined(separator: ", ")) is expected"
      throw .usage(
        "completion \(word): there is nothing for this shell" + Suggestion.after(word, among: shells, or: others)
      )
    }
    self.shell = shell
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try console.write(shell.script)
    return .fine
  }
}
