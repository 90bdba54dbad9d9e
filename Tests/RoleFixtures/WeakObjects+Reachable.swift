import Conformance
import Users

extension WeakObjects {
  /// Watches an object and what can be reached from it, except for the repository.
  package init(reachableFrom object: AnyObject?, except users: UsersFixture) {
    let graph = ObjectGraph(from: [object].compactMap(\.self), excluding: [users, users.repository])
    self.init(graph.objects)
  }

  /// Returns the number of objects of a type, such as `UserListPresenter`, that are alive.
  package func alive(_ type: Any.Type) -> Int {
    aliveByType[String(reflecting: type)] ?? 0
  }
}
