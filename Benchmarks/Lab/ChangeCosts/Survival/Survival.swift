/// The part of an architecture that remains if another technology draws the screens: counted in a change that replaces one
/// screen's, and estimated from the files for all screens.
public struct Survival: Sendable, Equatable, Encodable {
  /// A part of a whole.
  public struct Part: Sendable, Equatable, Encodable {
    /// The part that remains.
    public let kept: Int
    /// The whole.
    public let all: Int

    /// The share, 0 to 1; of nothing, nothing remains.
    public var share: Double { Double(kept) / Double(max(1, all)) }
  }

  /// The tests of an architecture's roles, as the record of its mutants has them.
  public struct RoleTests: Sendable, Equatable {
    /// The mutants of a role that tests notice.
    public struct Noticed: Sendable, Equatable {
      let role: String
      let withoutInterface: Int
      let withInterface: Int

      /// Enters what was found.
      public init(role: String, withoutInterface: Int, withInterface: Int) {
        self.role = role
        self.withoutInterface = withoutInterface
        self.withInterface = withInterface
      }
    }

    let tests: Part
    let noticed: [Noticed]

    /// Enters what was found.
    ///
    /// - Parameters:
    ///   - tests: the number of tests.
    ///   - withoutInterface: the number of them during which nothing of the user interface runs.
    ///   - noticed: the mutants that tests notice, by role.
    public init(tests: Int, withoutInterface: Int, noticed: [Noticed]) {
      self.tests = Part(kept: withoutInterface, all: tests)
      self.noticed = noticed
    }
  }

  /// The component whose screen the change replaces: its folder's name.
  public let component: String
  /// The roles whose files the change edits: those that draw.
  public let drawingRoles: [String]
  /// Lines of the component in files that the change leaves alone.
  public let linesInFilesLeftAlone: Part
  /// Lines of the component that the change leaves, in whatever file.
  public let linesLeft: Part
  /// Tokens of the component that the change leaves, in whatever file.
  public let tokensLeft: Part
  /// Lines of the component's role tests that the change leaves; `nil` if there is no patch of tests.
  public let testLinesLeft: Part?
  /// Lines of the module in files of roles that do not draw: what remains of them, if the other screens go the same way.
  public let linesOfOtherRoles: Part
  /// Lines of the module in files that name no type of the user interface: what remains even without its navigation.
  public let linesWithoutInterface: Part
  /// Files of the module that name no type of the user interface.
  public let filesWithoutInterface: Part
  /// Role tests during which nothing of the user interface runs; `nil` without a record.
  public let tests: Part?
  /// Noticed mutants in roles that do not draw which tests notice without the user interface; `nil` without a record.
  public let mutants: Part?
  /// Noticed mutants in roles that do not draw, by whatever test; `nil` without a record.
  public let mutantsOfOtherRoles: Part?
}
