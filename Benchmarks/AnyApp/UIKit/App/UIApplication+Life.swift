extension UIApplication {
  /// Sends the app to the background, as a person does who goes to another one; does nothing if it is there.
  public func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    for scene in connectedScenes { scene.activationState = .background }
    tell {
      $0.applicationDidEnterBackground(self)
    } scene: {
      $0.sceneDidEnterBackground($1)
    }
    post(Self.didEnterBackgroundNotification)
    if connectedScenes.isEmpty { savedState = SavedState(of: self) }
  }

  /// Brings the app to the front again; does nothing if it is there.
  ///
  /// - Parameter arrival: what it is brought to the front for, done before it is active.
  public func enterForeground(_ arrival: () -> Void = {}) {
    guard applicationState == .background else { return arrival() }
    applicationState = .inactive
    for scene in connectedScenes { scene.activationState = .foregroundInactive }
    tell {
      $0.applicationWillEnterForeground(self)
    } scene: {
      $0.sceneWillEnterForeground($1)
    }
    post(Self.willEnterForegroundNotification)
    arrival()
    becomeActive()
  }

  /// Ends the app, as a person does in the list of apps: it goes to the background, its scene is discarded, and it is told.
  public func terminate() {
    enterBackground()
    let sessions = Set(connectedScenes.map(\.session))
    for scene in connectedScenes {
      scene.activationState = .unattached
      scene.delegate?.sceneDidDisconnect(scene)
    }
    connectedScenes = []
    if !sessions.isEmpty { delegate?.application(self, didDiscardSceneSessions: sessions) }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    delegate = nil
  }

  /// Tells the app's delegate, and each controller that is in a window, presented or a child of one, that memory is short.
  public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    for window in windows { window.rootViewController?.receiveMemoryWarning() }
  }

  func becomeActive() {
    applicationState = .active
    for scene in connectedScenes { scene.activationState = .foregroundActive }
    tell {
      $0.applicationDidBecomeActive(self)
    } scene: {
      $0.sceneDidBecomeActive($1)
    }
    post(Self.didBecomeActiveNotification)
  }

  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func resignActive() {
    guard applicationState == .active else { return }
    applicationState = .inactive
    for scene in connectedScenes { scene.activationState = .foregroundInactive }
    tell {
      $0.applicationWillResignActive(self)
    } scene: {
      $0.sceneWillResignActive($1)
    }
    post(Self.willResignActiveNotification)
  }

  /// Tells the app's delegate; where there are scenes, as in UIKit, theirs.
  private func tell(
    _ app: (any UIApplicationDelegate) -> Void,
    scene tellsScene: (any UISceneDelegate, UIScene) -> Void
  ) {
    if connectedScenes.isEmpty { return delegate.map(app) ?? () }
    for scene in connectedScenes { scene.delegate.map { tellsScene($0, scene) } }
  }
}

extension UIViewController {
  fileprivate func receiveMemoryWarning() {
    ask("didReceiveMemoryWarning")
    for child in children { child.receiveMemoryWarning() }
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.receiveMemoryWarning()
    }
  }
}
