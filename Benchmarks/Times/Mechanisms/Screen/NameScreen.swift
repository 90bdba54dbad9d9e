public import HeadlessUIKit

/// The small screen of every mechanism: a label that shows the name, a field that shows and edits it.
public class NameScreen: UIViewController {
  /// Shows the name: bound one way.
  public let label = UILabel()
  /// Shows and edits the name: bound both ways.
  public let field = UITextField()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(field)
    // Weak: this screen holds the field, which holds the action.
    let edit = UIAction { [weak self] _ in self?.nameEdited() }
    field.addAction(edit, for: .editingChanged)
    bind()
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { unbind() }
  }

  /// Begins to show the model's name, now and after every change; mechanisms override it.
  func bind() {}

  /// Stops showing the model's name; mechanisms override it.
  func unbind() {}

  /// Passes the typed name to the model; mechanisms override it.
  func nameEdited(_ name: String) {}

  private func nameEdited() {
    nameEdited(field.text ?? "")
  }

  /// Shows a name in label and field.
  func show(_ name: String) {
    label.text = name
    field.text = name
  }
}
