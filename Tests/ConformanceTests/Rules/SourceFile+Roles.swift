extension SourceFile {
  /// The ends of the names of files that the sheet of each architecture calls free of the user interface.
  ///
  /// Not among them: VIP-VM's view model, which 004 lets be the table's data source.
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

  /// Whether the file's role must be free of the user interface.
  var isInterfaceFree: Bool {
    Self.interfaceFreeRoles[pattern ?? "", default: []].contains { typeName.hasSuffix($0) }
  }
}
