/// A word that follows a verb and belongs to no option.
enum Name {
  case contenders, contender, scenario, claims, change, action, baseline, folder, shell, verb, module, newFolder,
    exercise

  /// What stands for it in help.
  var placeholder: String {
    switch self {
    case .contenders: "[NAME]..."
    case .contender: "[NAME]"
    case .scenario: "SCENARIO"
    case .claims: "[NUMBER]..."
    case .change: "[REQUEST | show REQUEST NAME... | compare REQUEST NAME FOLDER]"
    case .action: "ACTION"
    case .baseline: "BASELINE"
    case .folder: "[FOLDER]"
    case .shell: "SHELL"
    case .verb: "[VERB]"
    case .module: "NAME"
    case .newFolder: "[FOLDER]"
    case .exercise: "[ACTION [N [ARCHITECTURE [FOLDER]]]]"
    }
  }

  /// What it is, in one line.
  var summary: String {
    switch self {
    case .contenders:
      "what takes part, by module (VIPVM) or title (VIP-VM), in any case; the six and Floor if none is named"
    case .contender: "whom, by module (VIPVM) or title (VIP-VM), in any case"
    case .scenario: "a flow or a scenario: workbench list shows both"
    case .claims: "a claim's number, such as 12; all of them unless given"
    case .change:
      "a change request, such as email; show prints the patches of one or more architectures; compare shows the change in "
        + "the folder of an exercise against the recorded one"
    case .action: "save, list, compare, check or delete"
    case .baseline: "what the results are kept under: letters, digits, '-', '_' and '.'"
    case .folder: "where the package is; the current folder unless given"
    case .shell: "bash, zsh or fish"
    case .verb: "whose help; that of the command unless given"
    case .module: "what the architecture's module is called: a letter, then letters and digits"
    case .newFolder: "the folder to make; one of that name beside the workbench unless given"
    case .exercise:
      "list shows all exercises; start makes a package of number or name N, beside the workbench unless a folder is given; "
        + "hint gives a hint, another one for a number after N; solution explains one and prints it"
    }
  }

  /// Whether there may be several of it.
  var isRepeatable: Bool { self == .contenders || self == .claims || self == .change || self == .exercise }

  /// Whether it names contenders, as `--pattern` does.
  var isContender: Bool { self == .contenders || self == .contender }
}
