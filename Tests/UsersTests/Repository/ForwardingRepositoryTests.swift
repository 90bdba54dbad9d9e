import Testing
import Users

@Suite("A repository that forwards")
@MainActor struct ForwardingRepositoryTests {
  private let source = ControlledUsersSource()

  /// A repository that counts what it forwards.
  private final class CountingRepository: ForwardingRepository {
    let base: any UsersRepository
    private(set) var fetches = 0

    init(_ base: any UsersRepository) {
      self.base = base
    }

    func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
      fetches += 1
      return base.fetchUsers(answer)
    }
  }

  /// A repository that changes nothing.
  private final class OtherRepository: ForwardingRepository {
    let base: any UsersRepository

    init(_ base: any UsersRepository) {
      self.base = base
    }
  }

  @Test("It hands on what its type does not write itself: users, renames, changes")
  func forwards() throws {
    let counting = CountingRepository(LiveUsersRepository(source: source))
    let repository: any UsersRepository = counting
    var changes: [UsersChange] = []
    let observation = repository.observeUsers { changes.append($0.change) }
    let fetch = repository.fetchUsers { _ in }
    let directory = try UserDirectory([User(id: 7, name: "Ada")])
    source.pendingFetch?.answer(.success(directory))
    let rename = repository.renameUser(7, to: "Augusta") { _ in }
    source.pendingRename?.request.answer(.success(()))
    #expect(repository.users?[id: 7]?.name == "Augusta")
    #expect(changes == [.fetched, .renamed(7)] && counting.fetches == 1)
    for held in [observation, fetch, rename] { held.cancel() }
  }

  @Test("It is found by its type, below others, and what is not there is not")
  func first() {
    let counting = CountingRepository(LiveUsersRepository(source: source))
    let outer = OtherRepository(OtherRepository(counting))
    #expect(outer.first(CountingRepository.self) === counting)
    #expect(outer.first(OtherRepository.self) === outer)
    #expect(outer.first(LiveUsersRepository.self) === counting.base)
    #expect(counting.first(OtherRepository.self) == nil)
  }
}
