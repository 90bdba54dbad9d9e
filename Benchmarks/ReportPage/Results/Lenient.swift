/// The elements of a list that could be read, and how many could not.
struct Lenient<Element: Decodable>: Decodable {
  private(set) var elements: [Element] = []
  private(set) var dropped = 0

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      do {
        elements.append(try list.decode(Element.self))
      } catch {
        _ = try list.decode(Anything.self)
        dropped += 1
      }
    }
  }

  /// Steps over an element, whatever it is.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}
