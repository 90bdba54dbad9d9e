import CommandFixtures
import Figures
import Instruments
import Testing

@Suite("The drawing of what holds what")
struct FlawedDrawingTests {
  @Test("of a document's own wiring differs by its flaw")
  func flawed() throws {
    guard let client = try Probes("lab-probe").requireHeap() else { return }
    let answer = try #require(client.graph(contenders: ["VIPER", "VIPER.strong"], screens: [.details]).value)
    let lines = answer.graphs.map { screen in
      let module = screen.contender.replacing(".", with: "_")
      let roles = ["ViewController", "Presenter", "Interactor", "Router"]
      let drawing = OwnershipDrawing(screen.graph, module: module, roles: roles)
      return Set(drawing.mermaid(of: "UserDetails").split(separator: "\n").map(String.init))
    }
    let fixed = lines[0].subtracting(lines[1]).filter { $0.contains("UserDetails") }
    let flawed = lines[1].subtracting(lines[0]).filter { $0.contains("UserDetails") }
    #expect(
      fixed == [
        "  UserDetailsPresenter -.->|view| UserDetailsViewController",
        "  UserDetailsInteractor -.-> UserDetailsPresenter",
        "  UserDetailsRouter -.->|entry| UserDetailsViewController",
      ]
    )
    #expect(flawed == Set(fixed.map { $0.replacing("-.->", with: "-->") }))
  }
}
