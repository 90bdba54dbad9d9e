/// A view's layer; its values are remembered only.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// True if what lies outside is cut off.
  open var masksToBounds = false
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The radius of the shadow, in points.
  open var shadowRadius: CGFloat = 0
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The place and size, in points.
  open var frame = CGRect.zero
  /// The layer's own rectangle, in points.
  open var bounds = CGRect.zero
  /// The layers directly below; `nil` if there are none.
  open var sublayers: [CALayer]?
  /// The layer that contains this one. Weak, as in Core Animation: it holds this one.
  public internal(set) weak var superlayer: CALayer?
  /// The name.
  open var name: String?
  /// The middle, in points.
  open var position = CGPoint.zero
  /// The point that lies at the position, from 0 to 1 in each direction.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The place in front of others or behind them.
  open var zPosition: CGFloat = 0
  /// The change of coordinates that the layer is drawn with.
  open var transform = CATransform3DIdentity
  /// The change of coordinates that the layers in it are drawn with.
  open var sublayerTransform = CATransform3DIdentity
  /// The layer through which this one is seen.
  open var mask: CALayer?
  /// The picture.
  open var contents: Any?
  /// The place of the picture.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The number of pixels to a point.
  open var contentsScale: CGFloat = 1
  /// True if the layer is hidden.
  open var isHidden = false
  /// The line of the shadow.
  open var shadowPath: CGPath?
  /// True if the layer is drawn once as a picture.
  open var shouldRasterize = false
  /// The number of pixels to a point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// The speed of the animations in it.
  open var speed: Float = 1
  /// The time by which the animations in it are ahead, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The time at which the animations in it begin, in seconds.
  open var beginTime: CFTimeInterval = 0
  var animations: [String: CAAnimation] = [:]

  /// Makes a layer.
  public override init() { super.init() }

  /// Makes a layer as a nib asks for it.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a layer that stands for another one while it moves.
  public init(layer: Any) { super.init() }

  /// Places the layers in it; called by nobody here.
  open func layoutSublayers() {}

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  /// Puts a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }
}

/// A layer with colours that change into each other; remembered.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The form.
  open var type = CAGradientLayerType.axial
  /// The colours.
  open var colors: [Any]?
  /// The places of the colours, from 0 to 1.
  open var locations: [NSNumber]?
  /// The place where the first colour begins, from 0 to 1 in each direction.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The place where the last colour ends.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A set of corners of a layer.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes a set of corners from their bits.
  public nonisolated init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top left.
  public nonisolated static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the top right.
  public nonisolated static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public nonisolated static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public nonisolated static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The form of a layer with colours that change into each other.
public nonisolated enum CAGradientLayerType: Sendable { case axial, radial, conic }
