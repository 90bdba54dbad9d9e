extension UIWindow {
  /// The screen as text in a frame, for terminals, failure messages and snapshot tests.
  ///
  /// A presented screen is drawn below the one that it covers, in a frame of double lines.
  public var textPicture: String {
    runLoop.updateScreen()
    let layers = isHidden ? [] : subviews.filter { !$0.isHidden }.map(\.picture)
    let screen = TextFrame.screen.around(layers.first ?? [])
    let presented = layers.dropFirst().flatMap { TextFrame.presented.around($0) }
    return (screen + presented).joined(separator: "\n")
  }
}
