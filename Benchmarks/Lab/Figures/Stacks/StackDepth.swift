import HeadlessUIKit
public import Suites
import TaskControl
public import Tracing
public import UsersInterface

/// The deepest stack of calls in a step of an app: what a crash log shows if the app crashes there.
///
///     let depth = try StackDepth(of: .tap, in: contender)
///     print(depth.text) // 5 frames: ViewController 2, Presenter 2, Router 1
///
/// The deepest stack is the one with the most functions of the architecture's own, and among these the one with the most
/// functions in all. It is that of a build for debugging; a build for release has fewer frames, as the compiler puts functions
/// into their callers. Only what is on one stack counts. What is put off begins a stack of its own: a later turn of the run
/// loop, the repository's answer, and after an `await` the continuation. The deepest of all stacks of the step is kept.
public struct StackDepth: Hashable, Sendable, Codable {
  /// The step.
  public let step: StackStep
  /// All functions on the stack, from the bottom up: UIKit's, the domain's and the compiler's too. The last one is of the
  /// architecture's module; what that one calls outside of it is not seen.
  public let frames: [StackFrame]

  /// Looks for the deepest stack in a step of a contender.
  ///
  /// - Parameters:
  ///   - app: the app that is run: the contender's own, or one around it that begins as the specification expects.
  /// - Throws: ``TraceFailure`` if this build does not record calls, or if the app does not do the step.
  @MainActor public init(
    of step: StackStep,
    in contender: Contender,
    running app: (any UsersApp.Type)? = nil
  ) throws(TraceFailure) {
    let reader = StackReader(module: contender.module, architecture: contender.architecture)
    try self.init(step, app ?? contender.app, reader)
  }

  /// Looks for the deepest stack in a step of an app.
  @MainActor private init(
    _ step: StackStep,
    _ app: any UsersApp.Type,
    _ reader: StackReader
  ) throws(TraceFailure) {
    guard Tracer.isBuiltIn else { throw .notBuiltIn }
    // The first time, what is made once is made: its functions are not the step's.
    let stacks = try Tracer.attempt {
      try MainActorTasks.run {
        _ = try step.record(app)
        return try step.record(app)
      }
    }
    self.init(step, deepestOf: stacks.map(reader.frames))
  }

  /// Keeps the deepest of some stacks.
  init(_ step: StackStep, deepestOf stacks: [[StackFrame]]) {
    self.step = step
    // Helpers of the compiler's, such as those that copy a value, are entered, too.
    let stacks = stacks.filter { $0.last?.kind == .own }
    frames = stacks.max { (Self.ownCount($0), $0.count) < (Self.ownCount($1), $1.count) } ?? []
  }

  /// The depth: the number of the architecture's own functions on the stack.
  public var count: Int { Self.ownCount(frames) }

  private static func ownCount(_ frames: [StackFrame]) -> Int {
    frames.count { $0.kind == .own }
  }
}

extension StackDepth {
  /// A part of an architecture, and the number of its functions on the stack.
  public struct Share: Hashable, Sendable {
    /// The role, or the type that binds roles.
    public let part: String
    /// The number of functions.
    public let count: Int
  }

  /// The architecture's functions by role, in the order in which roles are met from the bottom up.
  public var shares: [Share] {
    var shares: [Share] = []
    for part in frames.filter({ $0.kind == .own }).map(\.part) where !shares.contains(where: { $0.part == part }) {
      shares.append(Share(part: part, count: frames.count { $0.kind == .own && $0.part == part }))
    }
    return shares
  }

  /// The depth and the shares, such as `5 frames: ViewController 2, Presenter 2, Router 1`.
  public var text: String {
    let parts = shares.map { "\($0.part) \($0.count)" }.joined(separator: ", ")
    return "\(count) frame\(count == 1 ? "" : "s")" + (parts.isEmpty ? "" : ": \(parts)")
  }

  /// The architecture's functions from the bottom up, such as `UserListView.tapped() → UserListPresenter.tapped()`.
  public var path: String {
    frames.filter { $0.kind == .own }.map(\.function).joined(separator: " → ")
  }

  /// The depth of the deepest stack by name, with its roles' shares and all frames on it.
  public var figures: [String: Double] {
    let name = "deepest stack of a \(step.rawValue)"
    var figures = [name: Double(count), "\(name), all frames": Double(frames.count)]
    for share in shares { figures["\(name), \(share.part)"] = Double(share.count) }
    return figures
  }

  /// The figures of all steps of a contender.
  ///
  /// - Throws: ``TraceFailure`` as soon as the app does not do a step.
  @MainActor public static func figures(
    of contender: Contender,
    running app: (any UsersApp.Type)? = nil
  ) throws(TraceFailure) -> [String: Double] {
    let reader = StackReader(module: contender.module, architecture: contender.architecture)
    var figures: [String: Double] = [:]
    for step in StackStep.allCases {
      figures.merge(try StackDepth(step, app ?? contender.app, reader).figures) { $1 }
    }
    return figures
  }
}
