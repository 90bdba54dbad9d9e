// The colours that the system names, as they are where the screen is light.

extension UIColor {
  /// The system's colour `systemRed`.
  public class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  /// The system's colour `systemOrange`.
  public class var systemOrange: UIColor { UIColor(red: 1, green: 0.58, blue: 0, alpha: 1) }
  /// The system's colour `systemYellow`.
  public class var systemYellow: UIColor { UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) }
  /// The system's colour `systemGreen`.
  public class var systemGreen: UIColor { UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  /// The system's colour `systemTeal`.
  public class var systemTeal: UIColor { UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1) }
  /// The system's colour `systemBlue`.
  public class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// The system's colour `systemIndigo`.
  public class var systemIndigo: UIColor { UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1) }
  /// The system's colour `systemPurple`.
  public class var systemPurple: UIColor { UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1) }
  /// The system's colour `systemPink`.
  public class var systemPink: UIColor { UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1) }
  /// The system's colour `systemBrown`.
  public class var systemBrown: UIColor { UIColor(red: 0.64, green: 0.52, blue: 0.37, alpha: 1) }
  /// The system's colour `systemGray`.
  public class var systemGray: UIColor { UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1) }
  /// The system's colour `systemGray2`.
  public class var systemGray2: UIColor { UIColor(red: 0.68, green: 0.68, blue: 0.7, alpha: 1) }
  /// The system's colour `systemGray3`.
  public class var systemGray3: UIColor { UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1) }
  /// The system's colour `systemGray4`.
  public class var systemGray4: UIColor { UIColor(red: 0.82, green: 0.82, blue: 0.84, alpha: 1) }
  /// The system's colour `systemGray5`.
  public class var systemGray5: UIColor { UIColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1) }
  /// The system's colour `systemGray6`.
  public class var systemGray6: UIColor { UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) }
  /// The system's colour `label`.
  public class var label: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// The system's colour `secondaryLabel`.
  public class var secondaryLabel: UIColor { UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 1) }
  /// The system's colour `tertiaryLabel`.
  public class var tertiaryLabel: UIColor { UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 1) }
  /// The system's colour `placeholderText`.
  public class var placeholderText: UIColor { UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 1) }
  /// The system's colour `quaternaryLabel`.
  public class var quaternaryLabel: UIColor { UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2) }
  /// The system's colour `systemFill`.
  public class var systemFill: UIColor { UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2) }
  /// The system's colour `secondarySystemFill`.
  public class var secondarySystemFill: UIColor { UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2) }
  /// The system's colour `tertiarySystemFill`.
  public class var tertiarySystemFill: UIColor { UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2) }
  /// The system's colour `quaternarySystemFill`.
  public class var quaternarySystemFill: UIColor { UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2) }
  /// The system's colour `opaqueSeparator`.
  public class var opaqueSeparator: UIColor { UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2) }
  /// The system's colour `darkText`.
  public class var darkText: UIColor { UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2) }
  /// The system's colour `systemMint`.
  public class var systemMint: UIColor { UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2) }
  /// The system's colour `systemCyan`.
  public class var systemCyan: UIColor { UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2) }
  /// The system's colour `link`.
  public class var link: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// The system's colour `separator`.
  public class var separator: UIColor { UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 1) }
  /// The system's colour `systemBackground`.
  public class var systemBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// The system's colour `secondarySystemBackground`.
  public class var secondarySystemBackground: UIColor { UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) }
  /// The system's colour `tertiarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// The system's colour `systemGroupedBackground`.
  public class var systemGroupedBackground: UIColor { UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) }
  /// The colour behind the rows of grouped tables, by its older name.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The system's colour `secondarySystemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }

  /// The colour, as layers ask for it.
  public var cgColor: CGColor { CGColor(components: components) }

  /// Makes a colour of a layer's.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components + [0, 0, 0, 1].dropFirst(cgColor.components.count)
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

/// A colour of a layer; remembered, and never drawn.
public nonisolated struct CGColor: Hashable, Sendable {
  /// The parts, each from 0 to 1: red, green, blue and opacity.
  public let components: [CGFloat]
}
