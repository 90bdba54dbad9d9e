import Foundation
import Users

/// What must hold whatever bytes are decoded as users.
public enum UsersJSONOracle {
  /// What does not hold for these bytes; `nil` if all does.
  public static func objection(to data: Data) -> String? {
    do throws(UsersFailure) {
      return LoadedUsers(users: try UsersJSON.decode(data), data: data).objection
    } catch {
      return RefusedUsers(failure: error, data: data).objection
    }
  }
}
