/// The reason for which the table of classes cannot do something, in UIKit's words.
public enum ClassTableError: Error, Equatable, CustomStringConvertible {
  /// A class has no outlet of a name.
  case noOutlet(String, className: String)
  /// An outlet's type does not fit a value.
  case wrongValue(String, outlet: String, className: String)
  /// A class has no action of a name.
  case noAction(String, className: String)
  /// An argument's type does not fit the action's parameter.
  case wrongArgument(Int, expected: String)
  /// Several modules have a class of a name.
  case severalClasses(String)

  /// A sentence for a person.
  public var description: String {
    switch self {
    case .noOutlet(let name, let className):
      "[<\(className)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(name)."
    case .wrongValue(let value, let outlet, let className):
      "[<\(className)> setValue:forKey:]: the outlet \(outlet) cannot hold an object of the class \(value)."
    case .noAction(let selector, let className): "-[\(className) \(selector)]: unrecognized selector sent to instance"
    case .wrongArgument(let index, let expected): "argument \(index + 1) of an action is not of the type \(expected)."
    case .severalClasses(let name): "several modules have a class with the name \(name): name one of them."
    }
  }
}
