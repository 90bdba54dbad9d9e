// What a layer remembers beside its looks, and its animations.

extension CALayer {
  /// Begins an animation, which ends in the next turn of the main queue: nothing is seen of it.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    let name = key ?? "animation \(animations.count + 1)"
    animations[name] = animation
    animation.delegate?.animationDidStart(animation)
    // Weak: a view holds its layer, and may be freed before.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        if animation.isRemovedOnCompletion, self?.animations[name] === animation { self?.animations[name] = nil }
        animation.delegate?.animationDidStop(animation, finished: true)
      }
    }
  }

  /// Returns an animation that has not ended, or that stays; `nil` if there is none of the key.
  public func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of the animations that have not ended, or that stay; `nil` if there are none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Takes an animation away.
  public func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Takes all animations away.
  public func removeAllAnimations() { animations = [:] }

  /// Takes the layer out of the one that contains it.
  public func removeFromSuperlayer() {
    let others = (superlayer?.sublayers ?? []).filter { $0 !== self }
    superlayer?.sublayers = others.isEmpty ? nil : others
    superlayer = nil
  }

  /// Puts a layer in front of another one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? -1) + 1))
  }

  /// Puts a layer behind another one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }

  /// Asks for the layer to be drawn again; nothing is drawn.
  public func setNeedsDisplay() {}
  /// Asks for the layers in it to be placed again; nothing is placed.
  public func setNeedsLayout() {}
  /// Places the layers in it; nothing is placed.
  public func layoutIfNeeded() {}

  /// Returns the layer as it is seen: the layer itself.
  public func presentation() -> Self? { self }
}

/// A layer that draws a line; remembered.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The line.
  open var path: CGPath?
  /// The colour inside of the line.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The place where the line begins to be drawn, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The place where the line ends to be drawn, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The form of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The form of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of the line's parts and gaps.
  open var lineDashPattern: [NSNumber]?
  /// The parts that are inside of the line.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// The form of a line's ends.
public nonisolated enum CAShapeLayerLineCap: Sendable { case butt, round, square }
/// The form of a line's corners.
public nonisolated enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }
/// The parts that are inside of a line.
public nonisolated enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }
/// The place of a picture in a layer.
public nonisolated enum CALayerContentsGravity: Sendable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect
  case resizeAspectFill
}

/// As large as fits in a layer, as Swift 3 and 4 wrote it.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// So large that a layer is filled, as Swift 3 and 4 wrote it.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
