/// What a type does of a coordinator's three duties, by the declarations that it calls; see ``InterfaceCall``.
public struct Duties: Sendable, Encodable {
  /// Creates: the module's types, and view controllers of other modules, whose initialisers it calls.
  public internal(set) var creates: [String] = []
  /// Shows: the calls with which it puts screens into a window, a stack or a container, or takes them out of one.
  public internal(set) var shows: [String] = []
  /// The calls with which it shows alerts, which lead nowhere.
  public internal(set) var alerts: [String] = []
  /// Shows, too: the calls with which it goes back.
  public internal(set) var goesBack: [String] = []
  /// Routes: the other components that it leads to, by creating a class of theirs or asking one for its screen.
  public internal(set) var leadsTo: [String] = []
  /// Routes: whether it is told by the navigation controller what is shown.
  public internal(set) var hearsOfBack = false

  /// Whether it creates anything.
  public var isCreator: Bool { !creates.isEmpty }
  /// Whether it puts screens on or takes them off, by whatever call: going back takes one off.
  public var isShower: Bool { !shows.isEmpty || !goesBack.isEmpty }
  /// Whether it decides where to go.
  public var isRouter: Bool { hearsOfBack || !leadsTo.isEmpty }
}
