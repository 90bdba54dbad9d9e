/// The view model that screens are bound to: a name that every holder of the model can change.
public protocol NameViewModel: AnyObject, SendableMetatype {
  /// Makes a model that no screen is bound to yet.
  init(name: String)

  /// The name; every screen that is bound shows it at the end of the turn in which it was set.
  var name: String { get set }

  /// Makes a screen that is bound when its view is loaded, until it leaves its parent.
  func makeScreen() -> NameScreen
}
