/// A contender that claims are about, by its id. A test finds each in the lineup.
package enum Subject: String, Sendable, CaseIterable {
  case mvc = "MVC"
  case mvp = "MVP"
  case mvvmC = "MVVMC"
  case viper = "VIPER"
  case vipVM = "VIPVM"
  case fourV = "FourV"
  case classicMVC = "MVC.classic"
  case mvvm = "MVVMC.uncoordinated"
  case vip = "VIPVM.vip"
  case strongClosures = "MVVMC.closures"
  case deafToBack = "MVVMC.deafToBack"
  case strongViewModel = "FourV.strongViewModel"
  case weakViewModel = "FourV.weakViewModel"
  case unownedFetch = "FourV.unowned"
  case updateView = "MVP.updateView"
  case updated = "FourV.updated"
  case staleAlert = "VIPVM.stale"

  /// The architectures that the documents describe.
  static let six: [Subject] = [.mvc, .mvp, .mvvmC, .viper, .vipVM, .fourV]
  /// The architectures that 002 compares.
  static let in002: [Subject] = [.mvc, .mvp, .mvvmC, .viper]
}

/// A benchmark of apps that claims are about, by its id. A test finds each among the benchmarks.
package enum Update: String, Sendable, CaseIterable {
  case renameRow = "binding/rename-row"
  case renameDetails = "binding/rename-details"
  case keystroke = "binding/keystroke"

  /// The name without its suite.
  var name: String { String(rawValue.drop { $0 != "/" }.dropFirst()) }
}

/// A flow with calls that claims are about, by its id. A test finds each among the flows.
package enum TracedFlow: String, Sendable, CaseIterable {
  case find, open, close, rename
}

/// A way to bind that 002 describes, by its name here. A test finds each among the mechanisms.
package enum Binding: String, Sendable, CaseIterable {
  case delegation = "Delegation"
  case closure = "Closure"
  case observable = "Observable"

  /// The property that the small screen shows. A member belongs to its binding if its name contains this name.
  static let property = "name"
}

/// A change request, by its name. A test finds each among the requests, and no other.
package enum Request: String, Sendable, CaseIterable {
  case email, posts, unsaved, selection, favourites
  case signIn = "sign-in"
  case split, remove, picker, terminal, restore, mute
}

/// A component of every architecture, by its folder.
enum Component: String, CaseIterable {
  case dashboard = "Dashboard"
  case userList = "UserList"
  case userFinder = "UserFinder"
  case userDetails = "UserDetails"
}

/// The types of the shared model that have business rules: to find a user, and to check a name.
enum BusinessRules {
  static let types: Set<String> = ["Users.UserDirectory", "Users.NameDraft"]
}

/// The roles whose types are views, as 002 and 003 use the word.
enum ViewRole {
  static let all: Set<String> = ["View", "ViewController"]
}
