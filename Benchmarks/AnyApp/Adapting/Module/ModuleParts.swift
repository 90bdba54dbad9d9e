/// The modules of Apple's that are a part of UIKit here.
public enum ModuleParts {
  /// Their names: what is there of them comes with `import UIKit`.
  public static let names: Set = ["QuartzCore", "CoreGraphics", "ObjectiveC"]
}
