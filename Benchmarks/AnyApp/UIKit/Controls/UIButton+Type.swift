extension UIButton {
  /// The look of a button; here all look the same.
  public enum ButtonType { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close }

  /// Makes a button of a look.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    self[TypeOfButton.self] = type
  }

  /// The look of the button.
  public var buttonType: ButtonType { self[TypeOfButton.self] }

  private enum TypeOfButton: AssociatedKey { static var defaultValue: ButtonType { .custom } }
}
