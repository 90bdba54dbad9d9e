import Users

/// The finder's view, as its presenter sees it.
public protocol UserFinderView: AnyObject {
  /// Says how many users there are.
  func showCount(_ text: String)
  /// Says what was found.
  func showResult(_ text: String)
}

/// Says how many users there are, and who has the id that is typed.
public final class UserFinderPresenter {
  /// Makes the presenter of a view.
  public init(_ view: any UserFinderView, repository: any UsersRepository) {}

  /// The view is there and can show something.
  public func viewLoaded() {}

  /// Something is typed.
  public func queryEdited(_ query: String) {}
}
