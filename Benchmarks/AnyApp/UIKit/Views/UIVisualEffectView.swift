/// A view that would blur what is behind it; its content is drawn as any subviews are.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect; remembered.
  open var effect: UIVisualEffect?
  /// The view that has the content; here the view itself.
  open var contentView: UIView { self }

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Makes a view as a nib or a storyboard asks for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// An effect of a view on what is behind it; nothing is drawn of it.
@preconcurrency @MainActor open class UIVisualEffect {
  init() {}
}

/// An effect that blurs.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
  /// The look of the effect.
  public nonisolated enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemMaterial, systemThinMaterial
  }

  /// Makes an effect of a look.
  public init(style: Style) {}
}
