/// A style in which a controller is presented. All look the same here: the controller's view covers the window.
public enum UIModalPresentationStyle {
  /// The system's choice: a sheet.
  case automatic
  /// The presenter is told that it disappears, and its view leaves the window meanwhile.
  case fullScreen
  /// A sheet; the presenter is told nothing.
  case pageSheet
  /// A smaller sheet; the presenter is told nothing.
  case formSheet
  /// The presenter stays below, and is told nothing.
  case overFullScreen
}
