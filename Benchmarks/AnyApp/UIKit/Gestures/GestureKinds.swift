/// A recogniser of taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that are recognised as one gesture.
  open var numberOfTapsRequired = 1
  /// The number of fingers that tap.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of long presses, which calls its targets when one begins and when it ends.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The shortest time of a press, in seconds; remembered.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move, in points; remembered.
  open var allowableMovement: CGFloat = 10

  override var states: [State] { [.began, .ended] }
}

/// A recogniser of swipes in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions that are recognised.
  open var direction = Direction.right

  /// Directions of a swipe.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes directions of their bits.
    public nonisolated init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }
}

/// A recogniser of a finger that draws: it begins, moves once, and is lifted.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var distance = CGPoint.zero
  private var moved = CGPoint.zero

  /// Draws by a distance in points, as a person does, if the delegate agrees.
  public func draw(by distance: CGPoint) {
    self.distance = distance
    recognise()
    (self.distance, moved) = (.zero, .zero)
  }

  /// Returns the distance from the beginning, or from that which was set.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the distance from the beginning.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// Returns the velocity: the whole distance in a second, once the finger moves.
  open func velocity(in view: UIView?) -> CGPoint { state == .began ? .zero : distance }

  override var states: [State] { [.began, .changed, .ended] }

  override func enter(_ state: State) {
    if state == .began { moved = .zero }
    if state == .changed { moved = CGPoint(x: moved.x + distance.x, y: moved.y + distance.y) }
  }
}

/// A recogniser of two fingers that come together or part: they are put down, move once, and are lifted.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers, 1 at the beginning.
  open var scale: CGFloat = 1
  private var target: CGFloat = 1

  /// Moves two fingers to a distance as a person does, 1 being that at the beginning, if the delegate agrees.
  public func pinch(to scale: CGFloat) {
    target = scale
    recognise()
    target = 1
  }

  /// The velocity: the whole change in a second, once the fingers move.
  open var velocity: CGFloat { state == .began ? 0 : target - 1 }

  override var states: [State] { [.began, .changed, .ended] }

  override func enter(_ state: State) {
    if state == .began { scale = 1 }
    if state == .changed { scale *= target }
  }
}

/// The part of a gesture, as Swift 3 and 4 wrote it.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// Directions of a swipe, as Swift 3 and 4 wrote it.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// A recogniser of a finger that draws from an edge of the screen; it does so as any pan.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; remembered.
  open var edges = UIRectEdge.all
}
