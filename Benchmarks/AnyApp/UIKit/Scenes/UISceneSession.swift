/// The memory of a scene, which is there before it and after it.
@preconcurrency @MainActor open class UISceneSession {
  /// The use of the scene.
  open var role: Role { .windowApplication }
  /// The classes and the storyboard that the scene is made with.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?
  /// The name by which the session is known from one launch to the next.
  public let persistentIdentifier = UUID().uuidString
  /// The values that the app keeps with the session.
  open var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration) {
    self.configuration = configuration
  }

  /// The use of a scene.
  public nonisolated struct Role: Hashable, Sendable, RawRepresentable {
    /// The name, as in `Info.plist`.
    public let rawValue: String

    /// Makes a use of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

extension UISceneSession: Hashable {
  /// Tells if two are the same object.
  public nonisolated static func == (one: UISceneSession, other: UISceneSession) -> Bool { one === other }

  /// Adds the object's identity to a hash.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The classes and the storyboard that a scene is made with.
@preconcurrency @MainActor open class UISceneConfiguration {
  /// The name in the app's `Info.plist`.
  public let name: String?
  /// The use of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which is made without parameters.
  open var delegateClass: AnyClass?
  /// The class of the scene; remembered, as there are only scenes with windows.
  open var sceneClass: AnyClass?
  /// The storyboard that the scene begins with.
  open var storyboard: UIStoryboard?

  /// Makes the configuration that the app's `Info.plist` has under a name; an empty one if there is none.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    guard let drawn = InterfaceFiles.scenes?.first(where: { $0.name == name }) else { return }
    delegateClass = drawn.delegate.flatMap { try? ClassTable.type(named: $0) }
    storyboard = drawn.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
  }
}
