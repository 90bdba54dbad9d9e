/// The reason for which no package is made, in one line.
public enum AdoptionError: Error, Equatable, CustomStringConvertible {
  /// A mistake on the command line.
  case usage(String)
  /// A file or folder is missing.
  case missing(String)
  /// The folder is missing; a file may have its path.
  case noFolder(String)
  /// A path cannot be written into a list of sources.
  case path(String)
  /// No class is the delegate of the app.
  case noDelegate(String)
  /// Modules import each other in a circle.
  case circle([String])
  /// There is something at the package's place.
  case exists(String)
  /// The package's place is in the folder of the originals.
  case inside(String)
  /// The package cannot be written.
  case unwritable(String, String)

  /// The exit code.
  var code: Int32 {
    switch self {
    case .usage: 64
    case .missing, .noFolder, .path, .noDelegate, .circle: 65
    case .exists, .inside, .unwritable: 73
    }
  }

  /// The reason.
  public var description: String {
    switch self {
    case .usage(let text): text
    case .missing(let path): "\(path): the file or folder is missing"
    case .noFolder(let path): "\(path): the folder is missing"
    case .path(let path): "\(path.debugDescription): a path with a line break, or a blank at its end, cannot be listed"
    case .noDelegate(let path): "\(path): no class is the app's delegate, so that nothing says how the app starts"
    case .circle(let names): "modules cannot import each other in a circle: \(names.joined(separator: " imports "))"
    case .exists(let path): "\(path): it is there already; --into names another folder"
    case .inside(let path): "\(path): it is in a folder of originals, in which nothing is written"
    case .unwritable(let path, let reason): "\(path): the package cannot be written: \(reason)"
    }
  }
}
