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
    return try UserDirectory(records(in: data).map(\.user))
  }

  private static func records(in data: Data) throws(UsersFailure) -> [UserRecord] {
    do {
      return try JSONDecoder().decode([UserRecord].self, from: data)
    } catch let failure as UsersFailure {
      throw failure
    } catch DecodingError.dataCorrupted {
      throw .notJSON(reason: place(in: data))
    } catch {
      throw .notJSON(reason: "it is JSON, but not a list")
    }
  }

  /// Where the bytes stop being JSON.
  private static func place(in data: Data) -> String {
    do {
      // Not every Foundation's decoder tells the place; this one does.
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return "it is not well formed"
    } catch {
      return (error as NSError).userInfo["NSDebugDescription"].map { "\($0)".phrase }
        ?? error.localizedDescription.phrase
    }
  }
}
