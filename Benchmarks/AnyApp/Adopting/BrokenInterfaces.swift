import Adapting
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Nibs and storyboards that cannot be read.
enum BrokenInterfaces {
  /// Returns the places where nibs and storyboards among the files of a list stop being XML.
  static func places(in list: SourceList) throws(SourceListError) -> [Place] {
    try list.files { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.compactMap { file in
      lineOfBreak(FileManager.default.contents(atPath: file.path) ?? Data()).map { Place(file: file.path, line: $0) }
    }
  }

  /// Returns the line where a file's content stops being XML; `nil` if it is whole.
  private static func lineOfBreak(_ content: Data) -> Int? {
    let (parser, elements) = (XMLParser(data: content), OpenElements())
    parser.delegate = elements
    // The parser also takes a file whose elements have no end.
    let isWhole = parser.parse() && elements.hasBegun && elements.count == 0
    return isWhole ? nil : elements.lineOfError ?? max(parser.lineNumber, 1)
  }
}

/// Counts the elements that are open.
private final class OpenElements: NSObject, XMLParserDelegate {
  private(set) var count = 0
  private(set) var hasBegun = false
  private(set) var lineOfError: Int?

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    count += 1
    hasBegun = true
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    count -= 1
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    lineOfError = lineOfError ?? max(parser.lineNumber, 1)
  }
}
