import Testing
import Users

@MainActor @Suite("Observing the repository's changes")
struct ObservationTests {
  let source = ControlledUsersSource()
  let repository: LiveUsersRepository
  let journal = Journal()

  init() {
    repository = LiveUsersRepository(source: source)
  }

  private func change() {
    let request = repository.fetchUsers { _ in }
    source.pendingFetch?.answer(.success(UserDirectory()))
    request.cancel()
  }

  @Test("Observers are told in the order in which they came, each time")
  func order() {
    let observations = ["a", "b"].map { name in
      repository.observeUsers { [journal] _ in journal.note(name) }
    }
    change()
    change()
    #expect(journal.entries == ["a", "b", "a", "b"])
    withExtendedLifetime(observations) {}
  }

  @Test("An observer that was cancelled, or released, is not told", arguments: [true, false])
  func cancelled(byCall: Bool) {
    var observation: AnyCancellable? = repository.observeUsers { [journal] _ in journal.note("told") }
    if byCall {
      observation?.cancel()
    } else {
      observation = nil
    }
    change()
    #expect(journal.entries == [])
    withExtendedLifetime(observation) {}
  }

  @Test("An observer cancelled while others are told is not told any more")
  func cancelledMeanwhile() {
    var second: AnyCancellable?
    let first = repository.observeUsers { [journal] _ in
      journal.note("first")
      second?.cancel()
    }
    second = repository.observeUsers { [journal] _ in journal.note("second") }
    let third = repository.observeUsers { [journal] _ in journal.note("third") }
    change()
    #expect(journal.entries == ["first", "third"])
    withExtendedLifetime((first, third)) {}
  }

  @Test("An observer may cancel itself")
  func cancelsItself() {
    var observation: AnyCancellable?
    observation = repository.observeUsers { [journal] _ in
      journal.note("told")
      observation = nil
    }
    change()
    change()
    #expect(journal.entries == ["told"])
    #expect(observation == nil)
  }

  @Test("An observer is told of the users at once if they have been fetched, and of all users that are there then")
  func toldAtOnce() throws {
    let early = repository.observeUsers { [journal] in journal.note("early \($0.change) \($0.users.count)") }
    #expect(journal.entries == [])
    let requests = [repository.fetchUsers { _ in }, repository.renameUser(1, to: "Eva") { _ in }]
    source.pendingFetch?.answer(.success(try .few()))
    source.pendingRename?.request.answer(.success(()))
    var updates: [UsersUpdate] = []
    let late = repository.observeUsers { updates.append($0) }
    var renamed = try UserDirectory.few()
    renamed.rename(1, to: "Eva")
    #expect(updates == [UsersUpdate(renamed, .fetched)])
    #expect(journal.entries == ["early fetched 3", "early renamed(1) 3"])
    withExtendedLifetime((early, late, requests)) {}
  }

  @Test("An observer that comes while others are told is told of that change once")
  func addedMeanwhile() {
    var added: [AnyCancellable] = []
    let observation = repository.observeUsers { [journal, repository] _ in
      guard added.isEmpty else { return }
      added.append(repository.observeUsers { _ in journal.note("added") })
    }
    change()
    #expect(journal.entries == ["added"])
    change()
    #expect(journal.entries == ["added", "added"])
    withExtendedLifetime(observation) {}
  }

  @Test("The remaining observers are told in order, however many others are cancelled", arguments: [1, 2, 3, 7, 100])
  func manyGo(count: Int) {
    var observations: [Int: AnyCancellable] = [:]
    for number in 0..<count {
      observations[number] = repository.observeUsers { [journal] _ in
        journal.note("\(number)")
        // The first one that is notified cancels half of all others.
        for other in 1..<count where number == 0 && other % 2 == 1 { observations[other] = nil }
      }
    }
    change()
    let stayed = stride(from: 0, to: count, by: 2)
    #expect(journal.entries == stayed.map { "\($0)" })
    for number in stayed.reversed() where number % 4 == 0 { observations[number] = nil }
    change()
    #expect(journal.entries == (stayed.map { "\($0)" } + stayed.filter { $0 % 4 != 0 }.map { "\($0)" }))
    let late = repository.observeUsers { [journal] _ in journal.note("late") }
    observations = [:]
    change()
    #expect(journal.entries.last == "late")
    withExtendedLifetime(late) {}
  }

  @Test("An observation may go with another, also while observers are told", arguments: [true, false])
  func goesWithAnother(whileTold: Bool) {
    final class Owner {
      var observation: AnyCancellable?
    }
    var owner: Owner? = Owner()
    var held: AnyCancellable?
    let first = repository.observeUsers { _ in if whileTold { held = nil } }
    // The observer holds the owner, and the owner the next observation.
    held = repository.observeUsers { [journal, owner] _ in
      withExtendedLifetime(owner) { journal.note("held") }
    }
    owner?.observation = repository.observeUsers { [journal] _ in journal.note("owned") }
    owner = nil
    if !whileTold { held = nil }
    change()
    #expect(journal.entries == [])
    withExtendedLifetime((first, held)) {}
  }
}
