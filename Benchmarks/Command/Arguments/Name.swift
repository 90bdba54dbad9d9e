/// A word that follows a verb and belongs to no option.
public enum Name: Sendable, Equatable {
  case contenders, oneOrTwoContenders, contendersOrPaths, scenario, action, baseline, folder, shell, verb, module,
    newFolder, exercise, paths
  /// Words of a verb that only one program has.
  case words(placeholder: String, summary: String)

  /// The placeholder of the name in help.
  var placeholder: String {
    switch self {
    case .contenders: "[NAME]..."
    case .contendersOrPaths: "[NAME | PATH]..."
    case .paths: "PATH..."
    case .oneOrTwoContenders: "NAME..."
    case .scenario: "SCENARIO"
    case .action: "ACTION"
    case .baseline: "BASELINE"
    case .folder: "[FOLDER]"
    case .shell: "SHELL"
    case .verb: "[VERB]"
    case .module: "NAME"
    case .newFolder: "[FOLDER]"
    case .exercise: "[ACTION [N [ARCHITECTURE [FOLDER]] | FOLDER]]"
    case .words(let placeholder, _): placeholder
    }
  }

  /// The description of the name, in one line.
  var summary: String {
    switch self {
    case .contenders:
      "a contender, by module (VIPVM) or title (VIP-VM), in upper or lower case; default: the architectures and Floor"
    case .contendersOrPaths:
      "a contender, by module (VIPVM) or title (VIP-VM), or the folder of a Swift package or of one of its targets, which is "
        + "built for this; default: the architectures and Floor"
    case .paths: "the folder of a Swift package or of one of its targets; it is built, and nothing is written into it"
    case .oneOrTwoContenders: "one contender or two, by module (VIPVM) or title (VIP-VM), in upper or lower case"
    case .scenario: "a flow or a scenario; workbench list shows both"
    case .action: "save, list, compare, check or delete"
    case .baseline: "the name for the saved results: letters, digits, '-', '_' and '.'"
    case .folder:
      "the folder of the package; default: the current folder"
    case .shell: "bash, zsh or fish"
    case .verb: "the verb that the help is about; default: the whole command"
    case .module: "the name of the architecture's module: a letter, then letters and digits"
    case .newFolder: "the folder to make; default: one with that name, beside the workbench"
    case .words(_, let summary): summary
    case .exercise:
      "list shows all exercises, and which are solved; start makes a package for the exercise with number or name "
        + "N, beside the workbench if no folder is given; check runs its tests as they were given, applies its rules "
        + "and says in a few lines what is missing; watch does so at each save, until it is solved; hint gives a hint "
        + "(a number after N chooses which one; without N it is the next one for the exercise of the current folder); "
        + "solution explains and prints the recorded solution, which git apply takes, and others that are right; next "
        + "names the first that is open; reset puts a package back, and keeps your edits in a patch beside it; new "
        + "makes the folder of an exercise of your own, called N. N may also be such a folder, with a slash in it. "
        + "Where N is not needed, a folder may follow; default: the current folder. WORKBENCH_PROGRESS names the file "
        + "of what is solved and hinted at; default: architecture-workbench/exercises in ~/.local/state"
    }
  }

  /// True if several may be given.
  var isRepeatable: Bool {
    switch self {
    case .contenders, .oneOrTwoContenders, .exercise, .contendersOrPaths, .paths: true
    case .words(let placeholder, _): placeholder.contains("...")
    default: false
    }
  }
}
