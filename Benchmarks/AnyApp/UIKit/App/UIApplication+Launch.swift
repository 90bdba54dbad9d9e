extension UIApplication {
  /// Starts an app: makes the delegate the shared app's, and tells it that the app is launched.
  ///
  /// The order is that of Apple's *About the app launch sequence* and *Specifying the scenes your app supports*: an app with
  /// scenes has its scene connected after it is launched, and only the scene's delegate is told that it is in front.
  ///
  /// - Parameters:
  ///   - delegate: the delegate.
  ///   - restoresState: true if the state is restored that was kept when the app before this one went to the background.
  /// - Returns: the app's window; `nil` if it has made none.
  @discardableResult
  public func launch(_ delegate: any UIApplicationDelegate, restoresState: Bool = false) -> UIWindow? {
    let state = restoresState ? savedState : nil
    begin(delegate)
    let storyboard = InterfaceFiles.scenes == nil ? InterfaceFiles.mainStoryboard : nil
    if let storyboard { delegate.window = Self.window(of: UIStoryboard(name: storyboard, bundle: nil)) }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    state?.restore(in: self)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
    if storyboard != nil { delegate.window?.makeKeyAndVisible() }
    connectScene(for: delegate)
    for scene in connectedScenes { scene.delegate?.sceneWillEnterForeground(scene) }
    becomeActive()
    return keyWindow
  }

  /// Makes the scene that the app's `Info.plist` describes, and its delegate.
  ///
  /// An app without a description and without a window, whose `Info.plist` may be elsewhere, gets a scene, too, if its
  /// delegate or the class `SceneDelegate` says how.
  private func connectScene(for delegate: any UIApplicationDelegate) {
    guard InterfaceFiles.scenes != nil || keyWindow == nil else { return }
    let name = InterfaceFiles.scenes?.first?.name
    let session = UISceneSession(UISceneConfiguration(name: name, sessionRole: .windowApplication))
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(self, configurationForConnecting: session, options: options)
    session.configuration = configuration
    if configuration.delegateClass == nil, InterfaceFiles.scenes == nil {
      configuration.delegateClass = try? ClassTable.type(named: "SceneDelegate")
    }
    guard configuration.delegateClass != nil || configuration.storyboard != nil else { return }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    connectedScenes = [scene]
    scene.activationState = .foregroundInactive
    connect(scene, options)
  }

  private func connect(_ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
    let configuration = scene.session.configuration
    let made = configuration.delegateClass.flatMap { try? ClassTable.make(named: String(reflecting: $0)) }
    scene.delegate = made as? any UISceneDelegate
    let withWindow = scene.delegate as? any UIWindowSceneDelegate
    if let storyboard = configuration.storyboard {
      let window = Self.window(of: storyboard)
      window.windowScene = scene
      withWindow?.window = window
    }
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    if configuration.storyboard != nil { withWindow?.window?.makeKeyAndVisible() }
  }

  private static func window(of storyboard: UIStoryboard) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }
}
