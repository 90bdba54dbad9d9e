import Foundation

/// A list that is made to use up memory or time, as large as asked.
enum HostileList: String, CaseIterable {
  /// The smallest records there are; they load.
  case records
  /// The same, broken off.
  case endless
  /// One user with a name as long as the list; it loads.
  case name
  /// The same name, all of it escaped; it loads.
  case escapes
  /// One record of keys that are not read; it loads.
  case keys
  /// One record with a list of lists in it; it loads.
  case lists
  /// An id of digits.
  case digits
  /// Nested lists.
  case nested
  /// White space.
  case space
  /// Line breaks between records, so that places are far down; the last record is broken.
  case lines

  /// A list of about that many bytes.
  func bytes(_ count: Int) -> Data {
    switch self {
    case .records: list(count) { #"{"id":\#($0),"name":""}"# }
    case .endless: list(count) { #"{"id":\#($0),"name":""}"# }.dropLast()
    case .name: filled(#"[{"id":1,"name":""#, "a", count, #""}]"#)
    case .escapes: filled(#"[{"id":1,"name":""#, #"\u00e9"#, count, #""}]"#)
    case .keys: filled("[{", #""a":0,"#, count, #""id":1,"name":""}]"#)
    case .lists: filled(#"[{"id":1,"name":"","x":["#, "[],", count, "[]]}]")
    case .digits: filled(#"[{"id":1"#, "0", count, #","name":""}]"#)
    case .nested: filled("", "[", count, "")
    case .space: filled("", " ", count, "")
    case .lines: list(count) { "\n{\"id\":\($0),\"name\":\"\"}" }.dropLast(2)
    }
  }

  private func filled(_ start: String, _ filling: String, _ count: Int, _ end: String) -> Data {
    var data = Data(capacity: count + start.utf8.count + end.utf8.count + filling.utf8.count)
    data.append(contentsOf: start.utf8)
    let piece = Data(String(repeating: filling, count: 1000).utf8)
    while data.count + piece.count < count { data.append(piece) }
    data.append(contentsOf: end.utf8)
    return data
  }

  private func list(_ count: Int, record: (Int) -> String) -> Data {
    var data = Data(capacity: count + 100)
    data.append(contentsOf: "[\(record(0))".utf8)
    var id = 1
    while data.count < count {
      data.append(contentsOf: ",\(record(id))".utf8)
      id += 1
    }
    data.append(contentsOf: "]".utf8)
    return data
  }
}
