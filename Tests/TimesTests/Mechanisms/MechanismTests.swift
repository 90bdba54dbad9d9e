import CommandFixtures
import HeadlessUIKit
import Mechanisms
import Testing

@Suite("A mechanism")
@MainActor struct MechanismTests {
  @Test("shows the name when a screen is bound", .withTurns(), arguments: Mechanism.all)
  func showsNameAtOnce(_ mechanism: Mechanism) {
    let screens = BoundScreens(mechanism)
    let screen = screens.add()
    #expect(screen.label.text == "Ada" && screen.field.text == "Ada")
  }

  @Test("has label and field of every screen follow the model", .withTurns(), arguments: Mechanism.all)
  func follows(_ mechanism: Mechanism) {
    let screens = BoundScreens(mechanism)
    let all = (0..<(mechanism.bindsOneScreen ? 1 : 3)).map { _ in screens.add() }
    for name in ["Grace", "Alan", "Alan", ""] {
      screens.rename(name)
      #expect(all.allSatisfy { $0.label.text == name && $0.field.text == name })
    }
  }

  @Test("shows the last of several changes in a turn", .withTurns(), arguments: Mechanism.all)
  func showsLast(_ mechanism: Mechanism) {
    let screens = BoundScreens(mechanism)
    let screen = screens.add()
    screens.settle { for name in ["Grace", "Alan", "Barbara"] { screens.model.name = name } }
    #expect(screen.label.text == "Barbara" && screen.field.text == "Barbara")
  }

  @Test("takes what is typed to the model, and from there to the label", .withTurns(), arguments: Mechanism.all)
  func writesBack(_ mechanism: Mechanism) {
    let screens = BoundScreens(mechanism)
    let screen = screens.add()
    screens.type("Edsger", into: screen)
    #expect(screens.model.name == "Edsger")
    #expect(screen.label.text == "Edsger")
  }

  @Test("takes it to every other screen", .withTurns(), arguments: Mechanism.all.filter { !$0.bindsOneScreen })
  func writesToOthers(_ mechanism: Mechanism) {
    let screens = BoundScreens(mechanism)
    let (one, other) = (screens.add(), screens.add())
    screens.type("Edsger", into: one)
    #expect([other.label.text, other.field.text] == ["Edsger", "Edsger"])
  }

  @Test("updates only one screen if it is delegation, with its one delegate: the last that was bound", .withTurns())
  func oneDelegate() throws {
    #expect(Mechanism.all.filter(\.bindsOneScreen).map(\.id) == ["Delegation", "Closure"])
    let screens = BoundScreens(try #require(Mechanism.all.first { $0.isNamed("Delegation") }))
    let (former, last) = (screens.add(), screens.add())
    screens.remove(former)
    screens.rename("Grace")
    #expect(former.label.text == "Ada" && last.label.text == "Grace")
  }

  @Test("updates only the last screen if it is one closure, until any screen is removed", .withTurns())
  func oneClosure() throws {
    let screens = BoundScreens(try #require(Mechanism.all.first { $0.isNamed("Closure") }))
    let (former, last) = (screens.add(), screens.add())
    screens.rename("Grace")
    #expect(former.label.text == "Ada" && last.label.text == "Grace")
    screens.remove(former)
    screens.rename("Alan")
    #expect(last.label.text == "Grace", "closures cannot be compared, so the former screen removes the last one's")
  }

  @Test("stops updating a removed screen, and continues with the others", .withTurns(), arguments: Mechanism.all)
  func stopsTelling(_ mechanism: Mechanism) {
    let screens = BoundScreens(mechanism)
    let gone = screens.add()
    let kept = mechanism.bindsOneScreen ? nil : screens.add()
    screens.remove(gone)
    screens.rename("Grace")
    #expect(gone.label.text == "Ada" && gone.field.text == "Ada")
    #expect(kept == nil || kept?.label.text == "Grace" && kept?.field.text == "Grace")
  }

  @Test(
    "keeps alive neither a screen that is gone nor, without screens, the model",
    .withTurns(),
    arguments: Mechanism.all
  )
  func keepsNothing(_ mechanism: Mechanism) {
    weak var model: (any NameViewModel)?
    weak var screen: NameScreen?
    do {
      let screens = BoundScreens(mechanism)
      model = screens.model
      let added = screens.add()
      screen = added
      screens.rename("Grace")
      screens.remove(added)
    }
    #expect(screen == nil && model == nil)
  }

  /// All but the floor: its model holds its screens until they are removed.
  @Test(
    "is deallocated with the window, although its screens were not removed",
    .withTurns(),
    arguments: Mechanism.all.filter { $0.id != Mechanism.floor.id }
  )
  func goesWithWindow(_ mechanism: Mechanism) {
    weak var model: (any NameViewModel)?
    weak var screen: NameScreen?
    do {
      let screens = BoundScreens(mechanism)
      model = screens.model
      screen = screens.add()
      screens.rename("Grace")
    }
    #expect(screen == nil && model == nil)
  }

  @Test("can be bound again after a screen was removed, any number of times", .withTurns(), arguments: Mechanism.all)
  func bindsAnew(_ mechanism: Mechanism) {
    let screens = BoundScreens(mechanism)
    for round in 0..<20 {
      let screen = screens.add()
      screens.rename("\(round)")
      #expect(screen.label.text == "\(round)")
      screens.remove(screen)
    }
  }

  @Test("is found by its name in any case, and no two have the same")
  func names() {
    #expect(Set(Mechanism.all.map { $0.id.lowercased() }).count == Mechanism.all.count)
    #expect(Mechanism.all.allSatisfy { $0.isNamed($0.id.uppercased()) && !$0.isNamed("MVC") })
  }
}
