public import ChangeCosts

/// A change of a made-up architecture with a view and a presenter.
public enum SampleChange {
  /// The presenter's file.
  public static let presenter = "Sources/A/List/ListPresenter.swift"
  /// The view's file.
  public static let view = "Sources/A/List/ListView.swift"

  /// The sources by file.
  public static let sources = [
    presenter: """
    import Users

    /// The list's view, as its presenter sees it.
    protocol ListViewProtocol: AnyObject {
      func show(_ text: String)
    }

    final class ListPresenter {
      init(_ view: any ListViewProtocol) {
        self.view = view
      }
    }

    """,
    view: "import HeadlessUIKit\n\nfinal class ListView: UIView {}\n",
  ]

  /// The head of a patch of the presenter.
  public static let head = "--- a/\(presenter)\n+++ b/\(presenter)\n"
  /// One protocol gets two more lines, one of code and one of comment.
  public static let ofProtocol = """
    @@ -4,3 +4,5 @@
     protocol ListViewProtocol: AnyObject {
       func show(_ text: String)
    +  /// Says why.
    +  func show(_ text: String, why: String)
     }

    """
  /// One initialiser gets a parameter.
  public static let ofInitialiser = """
    @@ -8,5 +10,6 @@
     final class ListPresenter {
    -  init(_ view: any ListViewProtocol) {
    +  init(_ view: any ListViewProtocol, why: String) {
         self.view = view
    +    self.why = why
       }
     }

    """
  /// A new file that knows the user interface and a module that is given for the request.
  public static let ofFile = """
    --- /dev/null
    +++ b/Sources/A/List/ListRow.swift
    @@ -0,0 +1,5 @@
    +import HeadlessUIKit
    +import WhyInterface
    +
    +/// A row.
    +final class ListRow: UIView {}

    """

  /// Makes the change of a patch.
  public static func make(
    _ patch: String,
    tests: String? = nil,
    request: String = "why",
    in architecture: String = "A"
  ) throws -> Change {
    try Change(
      request,
      architecture,
      patch: patch,
      tests: tests,
      at: "P",
      sources: sources,
      roles: ["View", "Presenter"]
    )
  }
}
