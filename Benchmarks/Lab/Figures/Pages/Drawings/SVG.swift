/// A drawing as SVG. It needs no network, and has a background of its own, so that it can be read on a dark page, too.
struct SVG {
  /// A place, in pixels from the left and from the top.
  typealias Point = (x: Int, y: Int)

  /// The width of a letter, estimated: a file does not know the font that a reader has.
  static let letter = 7

  private var parts: [String] = []

  /// Draws a box with its name, which may have several lines, in the middle.
  mutating func box(_ lines: [String], _ style: String, at corner: Point, width: Int, height: Int) {
    parts.append(
      #"<rect class="\#(style)" x="\#(corner.x)" y="\#(corner.y)" width="\#(width)" height="\#(height)" rx="6"/>"#
    )
    let top = corner.y + height / 2 + 5 - 8 * (lines.count - 1)
    for (index, line) in lines.enumerated() {
      text(line, at: (corner.x + width / 2, top + 16 * index), anchor: "middle")
    }
  }

  /// Draws a line through points; an arrow's style gives it a head.
  mutating func line(_ points: [Point], _ style: String) {
    let places = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    parts.append(#"<polyline class="\#(style)" points="\#(places)"/>"#)
  }

  /// Writes a text that begins, ends or has its middle at a point.
  mutating func text(_ text: String, at point: Point, anchor: String = "start", _ style: String = "label") {
    let attributes = #"class="\#(style)" x="\#(point.x)" y="\#(point.y)" text-anchor="\#(anchor)""#
    parts.append("<text \(attributes)>\(Self.escaped(text))</text>")
  }

  /// The file of a drawing of a size, with a title for people who do not see it.
  func file(_ title: String, width: Int, height: Int) -> String {
    let size = #"viewBox="0 0 \#(width) \#(height)" width="\#(width)" height="\#(height)""#
    let head = [
      #"<svg xmlns="http://www.w3.org/2000/svg" \#(size) role="img">"#, "<title>\(Self.escaped(title))</title>",
      Self.style,
      #"<rect class="paper" width="\#(width)" height="\#(height)"/>"#,
    ]
    return (head + parts + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static let style = """
    <style>
    text { font: 13px sans-serif; fill: #111; stroke: #fff; stroke-width: 4px; paint-order: stroke }
    .paper { fill: #fff }
    rect + text, rect + text + text { stroke: none }
    .note { font-weight: bold }
    .role, .app { fill: #dbeafe; stroke: #1d4ed8 }
    .interface { fill: #e5e7eb; stroke: #4b5563 }
    .repository { fill: #fef3c7; stroke: #b45309 }
    polyline { fill: none; stroke: #111; stroke-width: 1.5px; stroke-linejoin: round }
    .strong, .weak, .red, .call { marker-end: url(#arrow) }
    .weak, .unowned, .red, .red-unowned { stroke-dasharray: 5 4 }
    .unowned, .red-unowned { marker-end: url(#dot) }
    .red, .red-unowned { stroke: #c00 }
    .lifeline { stroke: #9ca3af; stroke-width: 1px }
    </style>
    <defs>
    <marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">\
    <path d="M0 0 8 4 0 8z"/></marker>
    <marker id="dot" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="6" markerHeight="6"><circle cx="4" cy="4" r="4"/></marker>
    </defs>
    """
}
