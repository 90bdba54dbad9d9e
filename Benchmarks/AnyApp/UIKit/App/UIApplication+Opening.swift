extension UIApplication {
  /// Opens an address of the app, as a person does elsewhere: brings it to the front, and tells its delegate or its scene's.
  public func receive(_ url: URL) {
    enterForeground {
      guard let scene = connectedScenes.first else {
        _ = delegate?.application(self, open: url, options: [:])
        return
      }
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    }
  }

  /// Continues an activity in the app: brings it to the front, and tells its delegate or its scene's.
  public func receive(_ activity: NSUserActivity) {
    enterForeground {
      guard let scene = connectedScenes.first else {
        _ = delegate?.application(self, continue: activity) { _ in }
        return
      }
      scene.delegate?.scene(scene, continue: activity)
    }
  }
}
