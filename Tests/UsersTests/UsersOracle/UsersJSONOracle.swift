import Foundation
import Users

/// Promises that must hold for any bytes that are decoded as users.
public enum UsersJSONOracle {
  /// Returns the promise that does not hold for these bytes; `nil` if all hold.
  public static func objection(to data: Data) -> String? {
    do throws(UsersFailure) {
      return LoadedUsers(users: try UsersJSON.decode(data), data: data).objection
    } catch {
      if let shape = UsersJSON.shape(of: data), (try? UsersJSON.decode(data, shape: shape)) == nil {
        return "a shape is found that does not read it: \(shape)"
      }
      return RefusedUsers(failure: error, data: data).objection
    }
  }
}
