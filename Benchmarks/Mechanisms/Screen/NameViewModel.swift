/// What screens are bound to, by one mechanism: a name that everyone who has the model can change.
public protocol NameViewModel: AnyObject, SendableMetatype {
  /// Makes a model that no screen is bound to yet.
  init(name: String)

  /// The name; every screen that is bound shows it at the end of the turn in which it was set.
  var name: String { get set }

  /// A screen that is bound when its view is loaded, and until it leaves its parent.
  func makeScreen() -> NameScreen
}
