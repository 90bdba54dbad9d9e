import Foundation
import Users

/// A list that was refused: the reason is one line with a place, and the place is that of the first mistake.
struct RefusedUsers {
  let failure: UsersFailure
  let data: Data

  /// The promise that does not hold; `nil` if all hold.
  var objection: String? {
    guard !failure.text.contains(where: \.isNewline) else { return "the reason has more than one line" }
    switch failure {
    case .notJSON(let reason): return objection(to: reason)
    case .malformedRecord(let record, let key, _):
      let names = ["", "id", "name", "username"]
      return names.contains(key) && commas >= record - 1 ? nil : "there is no \"\(key)\" in a record \(record)"
    case .duplicateID(_, let record): return commas >= record - 1 ? nil : "there is no record \(record)"
    default: return "decoding cannot fail so: \(failure)"
    }
  }

  private var commas: Int {
    data.count { $0 == UInt8(ascii: ",") }
  }

  private func objection(to reason: String) -> String? {
    switch reason {
    case "it is empty": return data.isEmpty ? nil : "it is not empty"
    case "it begins as UTF-16 or UTF-32 does, not UTF-8":
      return data.prefix(4).contains { $0 == 0 || $0 >= 0xFE } ? nil : "it does not begin so"
    case "it is JSON, but not a list":
      return (try? JSONDecoder().decode(Anything.self, from: data)) == nil ? "Foundation takes it for no JSON" : nil
    default:
      guard let place = TextPlace(in: reason) else { return "no place is named: \(reason)" }
      guard let offset = place.offset(in: data) else { return "there is no such place: \(reason)" }
      return objection(toPlaceAt: offset) ?? objectionToPlaceBelowEmptyLine(place)
    }
  }

  /// Checks that the text before the first mistake has none, but may end too early; ids are compared last.
  private func objection(toPlaceAt offset: Int) -> String? {
    do throws(UsersFailure) {
      _ = try UsersJSON.decode(data.prefix(offset))
      return nil
    } catch .duplicateID {
      return nil
    } catch .notJSON(let reason) {
      let known = ["it is empty", "it is JSON, but not a list"]
      return reason.hasSuffix("where it ends") || known.contains(reason) ? nil : "there is a mistake before: \(reason)"
    } catch {
      return "there is a mistake before: \(error.text)"
    }
  }

  /// Checks that with an empty line above, every place is a line lower. Left out: a byte order mark, then not at the
  /// beginning, and a zero among the first bytes, with which the whole text begins as UTF-16 or UTF-32 does.
  private func objectionToPlaceBelowEmptyLine(_ place: TextPlace) -> String? {
    guard data.first != 0xEF, !data.prefix(3).contains(0) else { return nil }
    do throws(UsersFailure) {
      _ = try UsersJSON.decode([UInt8(ascii: "\n")] + data)
      return "with an empty line above it loads"
    } catch {
      let lower = TextPlace(in: error.text)
      return lower == TextPlace(line: place.line + 1, column: place.column) ? nil : "below an empty line: \(error.text)"
    }
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}
