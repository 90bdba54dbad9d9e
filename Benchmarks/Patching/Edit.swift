/// The replacement of neighbouring parts of a text, such as lines or words, by others.
struct Edit<Part: Equatable & Sendable>: Sendable, Equatable {
  /// The places of the parts that are replaced; empty where something is added before a part.
  let range: Range<Int>
  /// The parts in their place.
  let new: [Part]

  /// True if nothing is removed.
  var adds: Bool { range.isEmpty }

  /// True if both replace the same part, if both add at the same point, or if one adds inside what the other replaces.
  func contests(_ other: Edit) -> Bool {
    range == other.range || range.overlaps(other.range) || isInside(other) || other.isInside(self)
  }

  private func isInside(_ other: Edit) -> Bool {
    adds && other.range.lowerBound < range.lowerBound && range.lowerBound < other.range.upperBound
  }

  /// Returns the edits that turn some parts into others.
  static func from(_ old: [Part], to new: [Part]) -> [Edit] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old, by: ==) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (start, first) = (i, j)
      while removed.contains(i) || inserted.contains(j) {
        if removed.contains(i) { i += 1 } else { j += 1 }
      }
      if i > start || j > first { edits.append(Edit(range: start..<i, new: Array(new[first..<j]))) }
      (i, j) = (i + 1, j + 1)
    }
    return edits
  }

  /// Returns the parts after edits, none of which changes what another one changes.
  static func applied(_ edits: [Edit], to parts: [Part]) -> [Part] {
    var result = parts
    let order = edits.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    for edit in order.reversed() {
      result.replaceSubrange(edit.range, with: edit.new)
    }
    return result
  }
}

/// A place that edits of two sides change: all that overlap or have no part between them.
struct MeetingPlace<Part: Equatable & Sendable> {
  /// The place in the parts before the edits.
  private(set) var range: Range<Int>
  private(set) var ours: [Edit<Part>] = []
  private(set) var theirs: [Edit<Part>] = []

  /// Returns the places of two sides' edits, from the first to the last.
  static func all(_ ours: [Edit<Part>], _ theirs: [Edit<Part>]) -> [MeetingPlace] {
    let edits = ours.map { ($0, true) } + theirs.map { ($0, false) }
    var places: [MeetingPlace] = []
    for (edit, isOurs) in edits.sorted(by: {
      ($0.0.range.lowerBound, $0.0.range.upperBound) < ($1.0.range.lowerBound, $1.0.range.upperBound)
    }) {
      if let last = places.last, edit.range.lowerBound <= last.range.upperBound {
        places[places.count - 1].add(edit, isOurs: isOurs)
      } else {
        var place = MeetingPlace(range: edit.range)
        place.add(edit, isOurs: isOurs)
        places.append(place)
      }
    }
    return places
  }

  /// True if no side removes anything there.
  var bothAdd: Bool { (ours + theirs).allSatisfy(\.adds) }
  /// Returns the place's parts after edits in it.
  func lines(of parts: [Part], with edits: [Edit<Part>] = []) -> [Part] {
    let moved = edits.map {
      Edit(range: ($0.range.lowerBound - range.lowerBound)..<($0.range.upperBound - range.lowerBound), new: $0.new)
    }
    return Edit.applied(moved, to: Array(parts[range]))
  }

  private mutating func add(_ edit: Edit<Part>, isOurs: Bool) {
    range = min(range.lowerBound, edit.range.lowerBound)..<max(range.upperBound, edit.range.upperBound)
    if isOurs { ours.append(edit) } else { theirs.append(edit) }
  }
}
