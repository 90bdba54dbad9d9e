extension ProjectFile {
  /// The ends of the names of files that each architecture's document calls free of the user interface.
  ///
  /// VIP-VM's view model is not among them: document 004 lets it be the table's data source.
  static let interfaceFreeRoles = [
    "MVP": ["Presenter"],
    "MVVMC": ["ViewModel", "Observable", "DisposeBag"],
    "VIPER": ["Interactor", "Presenter", "Contract"],
    "VIPVM": ["Interactor", "Presenter"],
    "FourV": ["Interactor", "ViewModel"],
    "MVC_classic": ["Model", "Dependent"],
    "MVP_updateView": ["Presenter"],
    "MVVMC_uncoordinated": ["ViewModel", "Observable", "DisposeBag"],
    "VIPVM_vip": ["Interactor", "Presenter"],
  ]

  /// True if the file's role must be free of the user interface.
  var isInterfaceFree: Bool {
    Self.interfaceFreeRoles[pattern ?? "", default: []].contains { typeName.hasSuffix($0) }
  }
}
