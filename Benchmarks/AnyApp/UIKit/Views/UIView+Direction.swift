extension UIView {
  /// The meaning of the content, which decides in which direction it is laid out; remembered, as nothing is laid out.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { self[Meaning.self] }
    set { self[Meaning.self] = newValue }
  }

  /// The direction of the view's content: from left to right, as the app's language is, unless the meaning forces the other.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  private enum Meaning: AssociatedKey { static var defaultValue: UISemanticContentAttribute { .unspecified } }
}

/// The meaning of a view's content.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which content is laid out.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
