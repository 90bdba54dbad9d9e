import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a nib's or storyboard's XML.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  fileprivate(set) var children: [InterfaceElement] = []

  init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// The identifier by which connections name the element.
  var id: String? { attributes["id"] }

  /// The name by which a controller's state is kept.
  var restorationIdentifier: String? {
    let isShared = flag("useStoryboardIdentifierAsRestorationIdentifier") == true
    return attributes["restorationIdentifier"] ?? (isShared ? attributes["storyboardIdentifier"] : nil)
  }

  /// The attribute's value as a truth; `nil` if it is missing.
  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// The attribute's value as a number; `nil` if it is missing or none.
  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap { Double($0) } }

  /// The elements directly below a child of a name.
  func elements(in name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// The first child of a name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first child with a key, such as `view` or `contentView`.
  func child(key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

  /// The element and all below it, in the order of the file.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }
}

/// Reads XML into elements.
final class InterfaceParser: NSObject, XMLParserDelegate {
  private var open = [InterfaceElement("", [:], line: 0)]
  private var failure: (line: Int, reason: String)?

  /// Returns the root element of a file.
  ///
  /// - Throws: ``InterfaceError`` with the line, if the file cannot be read or is not XML.
  static func root(of file: URL) throws(InterfaceError) -> InterfaceElement {
    let name = file.lastPathComponent
    guard let data = try? Data(contentsOf: file) else {
      throw InterfaceError(file: name, line: nil, reason: "it cannot be read")
    }
    let (parser, reader) = (XMLParser(data: data), InterfaceParser())
    parser.delegate = reader
    let isWhole = parser.parse()
    guard isWhole, reader.open.count == 1, let root = reader.open[0].children.first else {
      let reason = reader.failure?.reason ?? "the file ends too early"
      throw InterfaceError(file: name, line: reader.failure?.line ?? max(1, parser.lineNumber), reason: reason)
    }
    return root
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = InterfaceElement(name, attributes, line: parser.lineNumber)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if open.count > 1 { open.removeLast() }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    failure = failure ?? (parser.lineNumber, "it is not XML from here on")
  }
}
