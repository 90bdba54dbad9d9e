import Foundation

/// Reads users from JSON: a list of `{"id": 1, "name": "Ada", "username": "ada"}`.
///
/// `username` may be missing or `null`; other keys are ignored. One bad record fails the whole list.
public enum UsersJSON {
  /// Reads a list of users.
  ///
  /// - Throws: ``UsersFailure/notJSON(reason:)``, ``UsersFailure/malformedRecord(index:key:expected:)`` with an empty
  ///   key if the record is no object at all, or ``UsersFailure/duplicateID(_:record:)``.
  public static func decode(_ data: Data) throws(UsersFailure) -> UserDirectory {
    guard !data.isEmpty else { throw .notJSON(reason: "it is empty") }
    return try UserDirectory(records(in: data).map { User(id: $0.id, name: $0.name, username: $0.username ?? "") })
  }

  private static func records(in data: Data) throws(UsersFailure) -> [Record] {
    do {
      return try JSONDecoder().decode([Record].self, from: data)
    } catch let error as DecodingError {
      throw failure(error)
    } catch {
      throw .notJSON(reason: error.reason)
    }
  }

  private struct Record: Decodable {
    let id: Int
    let name: String
    let username: String?
  }

  private static func failure(_ error: DecodingError) -> UsersFailure {
    switch error {
    case .keyNotFound(let key, let context): failure(at: context.codingPath + [key], context)
    case .typeMismatch(_, let context), .valueNotFound(_, let context): failure(at: context.codingPath, context)
    case .dataCorrupted(let context) where context.codingPath.isEmpty: .notJSON(reason: place(in: context))
    case .dataCorrupted(let context): failure(at: context.codingPath, context)
    @unknown default: .notJSON(reason: error.reason)
    }
  }

  private static func failure(at path: [any CodingKey], _ context: DecodingError.Context) -> UsersFailure {
    guard let index = path.first?.intValue else { return .notJSON(reason: "it is JSON, but not a list") }
    guard path.count > 1 else { return .malformedRecord(index: index, key: "", expected: "an object") }
    let key = path[1].stringValue
    return .malformedRecord(index: index, key: key, expected: key == "id" ? "an integer" : "a string")
  }

  /// Where the bytes stop being JSON, as far as Foundation tells.
  private static func place(in context: DecodingError.Context) -> String {
    let error = context.underlyingError.map { $0 as NSError }
    let text = error?.userInfo["NSDebugDescription"] as? String ?? context.debugDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
