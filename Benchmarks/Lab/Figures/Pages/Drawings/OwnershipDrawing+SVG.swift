import Instruments

extension OwnershipDrawing {
  /// The drawing of one component as an SVG file: an object is below those that hold it. At the right are the references
  /// that hold, at the left those that do not.
  ///
  /// - Parameters:
  ///   - component: the component, such as `UserDetails`.
  ///   - title: a title for people who do not see the drawing.
  /// - Returns: the text of the file.
  public func svg(of component: String, title: String) -> String {
    let (shown, arrows) = parts(of: component)
    let column = BoxColumn(downwards(shown, arrows), arrows.map { ($0.source, $0.target, $0.isStrong) })
    let width = (shown.map { boxes[$0].name.count }.max() ?? 0) * (SVG.letter + 1) + 24
    let labels = arrows.map { $0.label(boxes) }
    let left = column.lanes(isRight: false, labels: labels)
    let right = column.lanes(isRight: true, labels: labels)
    let x = left.width + 12
    var svg = SVG()
    for (arrow, label) in zip(arrows.indices, labels) {
      let isRight = arrows[arrow].isStrong
      let (edge, sign) = isRight ? (x + width, 1) : (x, -1)
      let turn = edge + sign * (isRight ? right : left).places[arrow, default: 0]
      let (begin, end) = column.ends(of: arrow)
      svg.line([(edge, begin), (turn, begin), (turn, end), (edge, end)], style(arrows[arrow]))
      if !label.isEmpty {
        let place = (x: turn + sign * 6, y: column.gap(of: arrow))
        svg.text(label, at: place, anchor: isRight ? "start" : "end")
      }
    }
    for (row, box) in column.rows.enumerated() {
      let corner = (x: x, y: BoxColumn.top(of: row))
      svg.box([boxes[box].name], "\(boxes[box].kind)", at: corner, width: width, height: BoxColumn.height)
    }
    let bottom = BoxColumn.top(of: column.rows.count)
    let legend = "right: holds · left: does not hold; in red: would close a cycle if it were strong"
    svg.text(legend, at: (12, bottom))
    let whole = max(x + width + right.width + 12, legend.count * SVG.letter + 12)
    return svg.file(title, width: whole, height: bottom + 16)
  }

  /// The boxes from the top: one is below all that hold it, unless these hold each other.
  private func downwards(_ shown: [Int], _ arrows: [Arrow]) -> [Int] {
    var waiting = shown
    var rows: [Int] = []
    while !waiting.isEmpty {
      let next = waiting.firstIndex { box in
        !arrows.contains { $0.isStrong && $0.target == box && $0.source != box && waiting.contains($0.source) }
      }
      rows.append(waiting.remove(at: next ?? 0))
    }
    return rows
  }

  private func style(_ arrow: Arrow) -> String {
    guard wouldCloseCycle(arrow) else { return "\(arrow.strength)" }
    return arrow.strength == .unowned ? "red-unowned" : "red"
  }
}

/// Boxes below each other, and the places at which arrows beside them begin, turn and end.
struct BoxColumn {
  static let height = 44
  private static let gap = 40

  /// The boxes from the top.
  let rows: [Int]
  private let arrows: [(source: Int, target: Int, isRight: Bool)]

  init(_ rows: [Int], _ arrows: [(source: Int, target: Int, isRight: Bool)]) {
    self.rows = rows
    let places = Dictionary(rows.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    self.arrows = arrows.map { (places[$0.source] ?? 0, places[$0.target] ?? 0, $0.isRight) }
  }

  static func top(of row: Int) -> Int { 16 + row * (height + gap) }

  /// The distances from the boxes at which the arrows of a side turn, so that none lies on another, and the width of all.
  func lanes(isRight: Bool, labels: [String]) -> (places: [Int: Int], width: Int) {
    let own = arrows.indices.filter { arrows[$0].isRight == isRight }.sorted { (span($0), $0) < (span($1), $1) }
    var lanes: [[Int]] = []
    for arrow in own {
      // Outside of all that it would cross.
      let last = lanes.lastIndex { lane in lane.contains { overlap($0, arrow) } }
      let place = last.map { $0 + 1 } ?? 0
      if place == lanes.count { lanes.append([]) }
      lanes[place].append(arrow)
    }
    var places: [Int: Int] = [:]
    var width = 0
    for lane in lanes {
      for arrow in lane { places[arrow] = width + 24 }
      width += 24 + (lane.map { labels[$0].count }.max() ?? 0) * SVG.letter
    }
    return (places, width)
  }

  /// The heights at which an arrow begins and ends.
  func ends(of arrow: Int) -> (Int, Int) {
    (height(of: arrow, at: arrows[arrow].source), height(of: arrow, at: arrows[arrow].target))
  }

  /// The height of an arrow's label, between two rows, where no arrow begins or ends.
  func gap(of arrow: Int) -> Int {
    Self.top(of: min(arrows[arrow].source, arrows[arrow].target)) + Self.height + Self.gap / 2 + 4
  }

  /// The height of an arrow's end at a row: the ends of a side are in an order in which arrows cross least.
  private func height(of arrow: Int, at row: Int) -> Int {
    let side = arrows.indices.filter {
      arrows[$0].isRight == arrows[arrow].isRight && (arrows[$0].source == row || arrows[$0].target == row)
    }
    let sorted = side.sorted { (key($0, at: row), $0) < (key($1, at: row), $1) }
    return Self.top(of: row) + Self.height * ((sorted.firstIndex(of: arrow) ?? 0) + 1) / (side.count + 1)
  }

  /// The order of ends: those of arrows from above, the near ones first, then those from below, the far ones first.
  private func key(_ arrow: Int, at row: Int) -> Int {
    let other = arrows[arrow].source == row ? arrows[arrow].target : arrows[arrow].source
    return other < row ? row - other : rows.count * 2 - (other - row)
  }

  private func span(_ arrow: Int) -> Int { abs(arrows[arrow].source - arrows[arrow].target) }

  private func overlap(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (arrows[left], arrows[right])
    return max(min(left.source, left.target), min(right.source, right.target))
      < min(max(left.source, left.target), max(right.source, right.target))
  }
}
