/// Figures of modules, by the module's name and the figure's: of the architectures, of their variants, and of both after
/// each change request.
public struct ModuleFigures: Sendable, Equatable {
  /// The figures of each module, by name.
  public let modules: [String: [String: Double]]

  /// Takes figures.
  public init(_ modules: [String: [String: Double]] = [:]) {
    self.modules = modules
  }

  /// A figure of a module; `nil` if it has none of this name.
  public subscript(figure: String, of module: String) -> Double? { modules[module]?[figure] }

  /// The module that has a request's change, such as `MVC_signIn` of MVC and `sign-in`.
  public static func module(_ architecture: String, after request: String) -> String {
    let words = request.split(separator: "-")
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "\(architecture)_\((words.prefix(1).map(String.init) + others).joined())"
  }
}
