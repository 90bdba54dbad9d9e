import Instruments
import Tracing
import UsersInterface

/// A function under way: a line of a crash log.
public struct StackFrame: Hashable, Sendable, Codable {
  /// The relation of a function to the architecture.
  public enum Kind: String, Sendable, Codable {
    /// A function of the architecture's types, as their source names it: closures, initialisers and accessors too.
    case own
    /// A function of another module, such as HeadlessUIKit or the domain.
    case other
    /// A function that the compiler made to reach another one, such as a thunk or a protocol's witness, or that is in no
    /// type.
    case compilers
    /// A function of a library that the program loads and that does not name its functions.
    case library
  }

  /// The relation to the architecture.
  public let kind: Kind
  /// The role of one of the architecture's functions, or the type that binds roles; else the module, if it is known.
  public let part: String
  /// The function with its type, such as `UserListPresenter.load()`; the compiler's name for what it has made.
  public let function: String
}

/// Reads the functions at addresses in code, as an architecture sees them.
@MainActor final class StackReader {
  private let module: String
  private let cast: Cast
  private var known: [UInt: StackFrame] = [:]

  /// Makes a reader for an architecture's module.
  init(module: String, architecture: Architecture?) {
    self.module = module
    cast = Cast(module: module, architecture: architecture)
  }

  /// The frames of a stack, from the bottom. What taps and answers in a person's place is left out: the bottom is the first
  /// function of the architecture or of the modules that it is written against.
  func frames(_ stack: [UInt]) -> [StackFrame] {
    Array(stack.map(frame).drop { $0.kind != .own && !Self.foundations.contains($0.part) })
  }

  private static let foundations: Set = ["HeadlessUIKit", "Users", "UsersInterface"]

  private func frame(_ address: UInt) -> StackFrame {
    if let frame = known[address] { return frame }
    let frame = read(address)
    known[address] = frame
    return frame
  }

  private func read(_ address: UInt) -> StackFrame {
    let functions = LoadedFunctions.shared
    guard let name = functions.name(of: address) else { return StackFrame(kind: .library, part: "", function: "") }
    return frame(of: functions[address], named: name)
  }

  /// Reads a function with its demangled name.
  func frame(of function: Function?, named name: String) -> StackFrame {
    // A witness calls the function that it stands for, which has a frame of its own.
    guard !name.hasPrefix("protocol witness for "), let function = function ?? Self.modifier(named: name) else {
      return StackFrame(kind: .compilers, part: "", function: name)
    }
    // An extension of another module's type is the architecture's, too.
    guard function.module == module || name.contains("(extension in \(module)):") else {
      return StackFrame(kind: .other, part: function.module, function: function.place)
    }
    let participant = cast.participant(of: function)
    let role = participant.flatMap { $0.isInside ? $0.role : nil }
    return StackFrame(kind: .own, part: role ?? function.type, function: function.place)
  }

  /// Reads the name of the accessor that changes a part of a property's value in place, as a setter's.
  private static func modifier(named name: String) -> Function? {
    let accessor = ".modify : "
    return name.contains(accessor) ? Function(demangled: name.replacing(accessor, with: ".setter : ")) : nil
  }
}
