extension UINavigationController {
  /// True while a transition runs or follows a finger, and while an animated change waits for the layout pass that begins its transition.
  var mustWait: Bool {
    transition != nil || swipe != nil || (change?.animated == true && shown != nil && viewIfLoaded?.window != nil)
  }

  /// Makes a change at the end of the transition.
  func wait(_ change: @escaping (UINavigationController) -> Void) {
    willChangeStack?()
    waitingChanges.append(change)
  }

  /// Lets what is on screen follow the stack: in the layout pass that comes next.
  func showTop(after change: StackChange) {
    guard isViewLoaded, let window = view.window else { return leaveUnseen(after: change) }
    self.change = self.change?.merged(with: change) ?? change
    view.setNeedsLayout()
    window.runLoop.wake()
  }

  /// Begins the transition to the top of the stack, if it is not what is shown: called by the layout pass.
  func beginTransition() {
    guard transition == nil, swipe == nil else { return }
    let top = loadedTop()
    let change = change ?? StackChange(animated: false)
    self.change = nil
    updateBar()
    if top === shown, top == nil || isShown(top) { return finish(change) }
    begin(top, in: change)
  }

  func updateBar() {
    // Weak: the bar belongs to this controller.
    navigationBar.show(stack.map(\.navigationItem)) { [weak self] in
      self?.popViewController(animated: true)
    }
  }

  /// The top of the stack, its view loaded; its `viewDidLoad` may have changed the stack.
  private func loadedTop() -> UIViewController? {
    while let top = stack.last {
      top.loadViewIfNeeded()
      if top === stack.last { return top }
    }
    return nil
  }

  /// True if a controller's view is in this one's content: another parent may have taken it since.
  private func isShown(_ controller: UIViewController?) -> Bool {
    controller?.viewIfLoaded?.superview === content
  }

  private func begin(_ top: UIViewController?, in change: StackChange) {
    let old = isShown(shown) ? shown : nil
    shown = top
    let animated = change.animated && old != nil && isOnScreen
    // Weak: the transition belongs to this controller, which may be freed while it runs.
    let transition = Transition(animated: animated, in: view.window) { [weak self] in
      if change.removed.contains(where: { $0 === old }) { old?.way = .fromParent }
      if change.added.contains(where: { $0 === top }) { top?.way = .toParent }
      self?.willShow(top, insteadOf: old, animated: animated)
    } end: { [weak self] in
      old?.viewIfLoaded?.removeFromSuperview()
      old?.endAppearanceTransition()
      old?.way = nil
      self?.hasShown(top, insteadOf: old, animated: animated, in: change)
    }
    self.transition = transition
    transition.start()
  }

  private func willShow(_ top: UIViewController?, insteadOf old: UIViewController?, animated: Bool) {
    if isOnScreen {
      if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
      old?.beginAppearanceTransition(false, animated: animated)
      top?.beginAppearanceTransition(true, animated: animated)
    }
    guard let top else { return }
    content.addSubview(top.view)
    top.tellOfAppearing()
  }

  func hasShown(_ top: UIViewController?, insteadOf old: UIViewController?, animated: Bool, in change: StackChange) {
    transition = nil
    // While this controller itself is still appearing, the end of that reaches the top controller, too.
    if hasAppeared { top?.endAppearanceTransition() }
    top?.way = nil
    endMoves(of: change)
    if hasAppeared, let top { tellDelegate(of: top, insteadOf: old, animated: animated) }
    makeWaitingChanges()
  }

  private func tellDelegate(of top: UIViewController, insteadOf old: UIViewController?, animated: Bool) {
    guard let additions = Self.additions else {
      delegate?.navigationController(self, didShow: top, animated: animated)
      return
    }
    additions.tellOfTransition(of: self, from: old, to: top) {
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  /// Ends a change after which the controller on screen is still the top one.
  private func finish(_ change: StackChange) {
    endMoves(of: change)
    makeWaitingChanges()
  }

  /// Ends a change that nobody sees: the top is loaded and shown once the view is in a window.
  private func leaveUnseen(after change: StackChange) {
    let change = self.change?.merged(with: change) ?? change
    self.change = nil
    if isViewLoaded, shown !== stack.last {
      if isShown(shown) { shown?.viewIfLoaded?.removeFromSuperview() }
      shown = nil
      view.setNeedsLayout()
    }
    endMoves(of: change)
  }

  /// Tells the controllers of a change that they have moved, if that still holds: appearance calls may have changed the
  /// stack again.
  private func endMoves(of change: StackChange) {
    for controller in change.removed where controller.parent === self && !stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in change.added where controller.parent === self { controller.didMove(toParent: self) }
  }

  func makeWaitingChanges() {
    while !mustWait, !waitingChanges.isEmpty { waitingChanges.removeFirst()(self) }
  }
}
