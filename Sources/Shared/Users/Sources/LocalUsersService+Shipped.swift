extension LocalUsersService {
  /// The ten users that come with the package; nothing is read.
  public static func shipped() -> LocalUsersService {
    LocalUsersService { () throws(UsersFailure) in try UserDirectory(shippedUsers) }
  }

  private static let shippedUsers = [
    User(id: 1, name: "Marta Lindqvist", username: "marta"),
    User(id: 2, name: "Tomasz Zieliński", username: "tomzi"),
    User(id: 3, name: "Aiko Morimoto", username: "aiko.m"),
    User(id: 4, name: "Bram Oosterhuis", username: "bram"),
    User(id: 5, name: "Chiamaka Eze", username: "chichi"),
    User(id: 6, name: "Rafael Quintero", username: "rafaq"),
    User(id: 7, name: "Svetlana Orlova", username: "sveta"),
    User(id: 8, name: "Noor Haddad", username: "noor.h"),
    User(id: 9, name: "Finn O'Leary", username: "finn"),
    User(id: 10, name: "Zoë Baumgartner", username: "zoeb"),
  ]
}
