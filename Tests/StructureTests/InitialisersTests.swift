import Command
import Testing

@Suite("Initialisers")
struct InitialisersTests {
  private static let structure = Result {
    try SampleModule.structure([
      "Makers.swift": """
      import HeadlessUIKit
      protocol NavigationDelegate: AnyObject { func done() }
      final class Router: NavigationDelegate, UINavigationControllerDelegate {
        private var maker: Maker?
        func done() { UIViewController(nibName: nil, bundle: nil).dismiss(animated: true) }
        func start() { maker = Maker(delegate: self, title: "") }
      }
      final class Maker {
        private let model: Model
        private let title: String
        init(delegate: any NavigationDelegate, title: String) {
          model = Model(delegate: delegate, unused: 1)
          self.title = title
          print(title)
        }
      }
      final class Model {
        private weak var delegate: (any NavigationDelegate)?
        init(delegate: any NavigationDelegate, unused: Int) { self.delegate = delegate }
      }
      final class Caller {
        init(delegate: any NavigationDelegate) { delegate.done() }
      }
      """
    ])
  }

  @Test("tell the uses of each parameter")
  func uses() throws {
    let maker = try parameters("Maker")
    #expect(maker.map(\.name) == ["delegate", "title"])
    #expect(maker.map(\.uses) == [[.passedOn], [.stored, .passedOn]])
    #expect(maker.map(\.types) == [["NavigationDelegate"], []])
    #expect(try parameters("Model").map(\.uses) == [[.stored], []])
    #expect(try parameters("Caller").map(\.uses) == [[.used]])
  }

  @Test("tell the types that take a navigation delegate only to hand it on")
  func handsOn() throws {
    #expect(try Self.structure.get().typesHandingNavigationDelegateOn.map(\.name) == ["Maker"])
  }

  private func parameters(_ type: String) throws -> [DeclaredInitialiser.Parameter] {
    try #require(try Self.structure.get().type(type)?.initialisers.first).parameters
  }
}
