extension UIBarButtonItem {
  /// Makes a button with a title that calls a method of a target by its name.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title, primaryAction: nil)
    call(target, action)
  }

  /// Makes a button with a picture, which is drawn by its name.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: image?.name, style: style, target: target, action: action)
  }

  /// Makes a button of the system's, which is drawn by its name.
  public convenience init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(title: item.title, style: .plain, target: target, action: action)
  }

  /// Calls a method of a target by its name when the button is tapped.
  func call(_ target: AnyObject?, _ action: Selector?) {
    guard let target, let action else { return }
    let title = title
    let call = TargetAction(target: target, action: action)
    // Weak: the button holds the action.
    primaryAction = UIAction(title: title ?? "") { [weak self] _ in
      if let self { call.send(from: self) }
    }
  }

  /// The look of a button; here all look the same.
  public enum Style { case plain, done, bordered }

  /// A button that the system knows.
  public enum SystemItem: String {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }
}
