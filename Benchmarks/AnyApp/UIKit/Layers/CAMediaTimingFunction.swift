/// The course of an animation; remembered.
@preconcurrency @MainActor open class CAMediaTimingFunction {
  /// The two points that bend the course.
  public let controlPoints: [Float]

  /// Makes a course that has a name.
  public init(name: CAMediaTimingFunctionName) {
    controlPoints = name.controlPoints
  }

  /// Makes a course of the two points that bend it.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    controlPoints = [x1, y1, x2, y2]
  }
}

/// The name of a course.
public nonisolated struct CAMediaTimingFunctionName: Hashable, Sendable {
  let controlPoints: [Float]
  /// As fast at any time.
  public static let linear = CAMediaTimingFunctionName(controlPoints: [0, 0, 1, 1])
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(controlPoints: [0.42, 0, 1, 1])
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(controlPoints: [0, 0, 0.58, 1])
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(controlPoints: [0.42, 0, 0.58, 1])
  /// The system's usual one.
  public static let `default` = CAMediaTimingFunctionName(controlPoints: [0.25, 0.1, 0.25, 1])
}

/// Changes of layers that belong together; here each happens at once.
@preconcurrency @MainActor open class CATransaction {
  private static var completions: [(() -> Void)?] = []

  /// Begins some changes.
  public class func begin() { completions.append(nil) }

  /// Ends them; the block that waits for their end is called in the next turn of the main queue.
  public class func commit() {
    guard let completion = completions.popLast().flatMap(\.self) else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion() } }
  }

  /// Sets the block that is called when the changes have ended.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { return }
    completions[completions.count - 1] = block
  }

  /// Sets the time that the changes take; remembered nowhere.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Sets the course of the changes; remembered nowhere.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Has changes happen with animations or without; here they have none.
  public class func setDisableActions(_ flag: Bool) {}
  /// Sets a value of the changes, such as whether they have animations; remembered nowhere.
  public class func setValue(_ value: Any?, forKey key: String) {}
}

/// The key of a value that says that changes have no animations.
public let kCATransactionDisableActions = "disableActions"

/// Returns the time of the app's clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { Clock.shared.now }

/// A time in seconds.
public typealias CFTimeInterval = Double

// As Swift 3 and 4 wrote them.

/// As fast at any time.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// Slow at the beginning.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// Slow at the end.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// Slow at the beginning and at the end.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The last value stays.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// Both values stay.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
