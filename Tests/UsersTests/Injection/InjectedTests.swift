import Testing
import Users

@MainActor @Suite("Injection")
struct InjectedTests {
  final class Interactor {
    @Injected(\.usersRepository) var repository: any UsersRepository
  }

  let one = LiveUsersRepository(source: ControlledUsersSource())
  let other = LiveUsersRepository(source: ControlledUsersSource())

  @Test("An object made in a scope has the scope's value, and keeps it")
  func scope() {
    let (first, second) = InjectedValues.with(\.usersRepository, one) {
      (Interactor(), InjectedValues.with(\.usersRepository, other) { Interactor() })
    }
    #expect(first.repository === one)
    #expect(second.repository === other)
  }

  @Test("A scope ends with its closure, also when that throws")
  func end() {
    #expect(throws: UsersFailure.httpStatus(500)) {
      try InjectedValues.with(\.usersRepository, one) { throw UsersFailure.httpStatus(500) }
    }
    #expect(Interactor().repository !== one)
  }

  @Test("Values kept from a scope bring it back later")
  func later() {
    let values = InjectedValues.with(\.usersRepository, one) { InjectedValues.current }
    let interactor = InjectedValues.with(\.usersRepository, other) { values.withScope { Interactor() } }
    #expect(interactor.repository === one)
  }

  @Test("Every request fails with that reason if nothing was injected")
  func missing() async {
    let journal = Journal()
    let repository = Interactor().repository
    let requests = [
      repository.fetchUsers(journal.noting("fetch")), repository.renameUser(1, to: "Eva", journal.noting("rename")),
      repository.observeUsers { _ in journal.note("change") },
    ]
    // The refusals are on their way on the main actor, before this task.
    await Task {}.value
    let text = UsersFailure.unreachable(reason: "no users repository was injected").text
    #expect(journal.entries == ["fetch: \(text)", "rename: \(text)"])
    #expect(repository.users == nil)
    withExtendedLifetime(requests) {}
  }

  @Test("Other values can be injected by a key of one's own")
  func ownKey() {
    #expect(InjectedValues.current.greeting == "Hello")
    InjectedValues.with(\.greeting, "Good morning") {
      #expect(InjectedValues.current.greeting == "Good morning")
      InjectedValues.with(\.usersRepository, one) {
        #expect(InjectedValues.current.greeting == "Good morning")
      }
    }
  }
}

private enum GreetingKey: InjectionKey {
  static let defaultValue = "Hello"
}

extension InjectedValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
