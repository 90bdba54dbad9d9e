extension UIViewController {
  var hasAppeared: Bool { appearance == .appeared }
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Tells the controller, and the children in its view, that its view is about to appear or disappear.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isOnScreen else { return }
    loadViewIfNeeded()
    let phase = isAppearing ? Appearance.appearing : .disappearing
    appearance = phase
    isAppearanceAnimated = animated
    isToldOfAppearing = false
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    // `viewWillAppear` or `viewWillDisappear` may have begun another transition.
    for child in childrenInView where appearance == phase {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells the controller, and the children in its view, that the transition begun last has ended.
  public func endAppearanceTransition() {
    guard appearance == .appearing || appearance == .disappearing else { return }
    tellOfAppearing()
    let isAppearing = appearance == .appearing
    let animated = isAppearanceAnimated
    let phase = isAppearing ? Appearance.appeared : .disappeared
    appearance = phase
    if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    if isAppearing && isShowingAnother { return }
    for child in childrenInView where appearance == phase { child.endAppearanceTransition() }
  }

  /// Tells the controller, and the children in its view, once that its view is in the window and will be seen.
  func tellOfAppearing() {
    guard appearance == .appearing, !isToldOfAppearing, viewIfLoaded?.window != nil else { return }
    isToldOfAppearing = true
    viewIsAppearing(isAppearanceAnimated)
    for child in childrenInView { child.tellOfAppearing() }
  }

  /// Ends the appearance transition if it is one of appearing: what waited for the commit may be too late.
  func endAppearing() {
    if appearance == .appearing { endAppearanceTransition() }
  }

  private var childrenInView: [UIViewController] {
    children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  enum Appearance { case disappeared, appearing, appeared, disappearing }
}
