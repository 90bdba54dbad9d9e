/// A module's sources as they are compiled.
public struct AdaptedModule: Sendable {
  /// The adapted files, in the order of the originals.
  public let files: [AdaptedFile]
  /// The names of the adapted files.
  public let names: [String]
  /// True if a class of the module is the app's delegate.
  public let hasDelegate: Bool
  /// The text of the file that registers all classes.
  public let registration: String

  /// Adapts a module.
  public init(_ module: Module) throws(AdaptingError) {
    hasDelegate = module.delegateName != nil
    names = OutputNames.names(for: module.files.map(\.path))
    let suffixes = Self.suffixes(of: names)
    var files: [AdaptedFile] = []
    for (file, suffix) in zip(module.files, suffixes) {
      files.append(try Adapter.adapted(file, of: module, suffix: suffix))
    }
    self.files = files
    let own = Set(module.files.flatMap(\.types).filter { $0.keyword != "extension" }.map(\.name))
    registration =
      Self.registration(of: files.compactMap(\.registration), delegate: module.delegateName)
      + (files.contains(where: \.usesNetwork) && !own.contains("URLSession") ? Self.network : "")
      + (files.contains(where: \.usesTimer) && !own.contains("Timer") ? Self.timer : "")
      + (files.contains(where: \.usesDelays) ? Self.delays : "")
  }

  /// Returns endings for generated names, made of the names of files: letters and digits only, each once.
  private static func suffixes(of names: [String]) -> [String] {
    let words = names.map { name in
      String(name.replacing(".adapted.swift", with: "").map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
    var seen: Set<String> = []
    return words.enumerated().map { index, word in seen.insert(word).inserted ? word : "\(word)_\(index)" }
  }

  /// Declarations in the module itself take the place of Foundation's.
  private static let network = """

    // Requests wait until they are answered: see Network.
    public typealias URLSession = HeadlessURLSession
    public typealias URLSessionTask = HeadlessDataTask
    public typealias URLSessionDataTask = HeadlessDataTask
    public typealias URLSessionUploadTask = HeadlessUploadTask

    """

  private static let timer = """

    // Time stands still until it is advanced: see Clock.
    public typealias Timer = HeadlessTimer

    """

  private static let delays = """

    // Work waits on the same clock; that of closures does by the module UIKit.
    extension DispatchQueue {
      func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) { after(deadline, perform: item) }
    }

    """

  private static func registration(of functions: [String], delegate: String?) -> String {
    var lines = ["// Made by adapt-sources.", "import UIKit", ""]
    lines += ["/// Registers the module's classes in the table of classes."]
    lines += ["@MainActor public func registerClasses() {"] + functions.map { "  \($0)()" } + ["}"]
    if let delegate {
      lines += ["", "/// Returns a new delegate for the application."]
      lines += [
        "@MainActor public func makeApplicationDelegate() -> any UIApplicationDelegate {", "  \(delegate)()", "}",
      ]
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
