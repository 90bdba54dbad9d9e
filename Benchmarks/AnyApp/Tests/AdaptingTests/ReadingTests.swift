import Testing

@testable import Adapting

@Suite("Measures and rules, read from sources")
struct ReadingTests {
  private func file(_ text: String, _ path: String = "A.swift") throws -> ScannedFile {
    try ScannedFile(path: path, text: text)
  }

  @Test("Lines of code have no comments; a type has the lines of its extensions, and the types that it names")
  func measure() throws {
    let measure = SourceMeasure([
      try file(
        """
        import UIKit
        // A comment.

        class Screen: UIViewController {
          /* Another
             comment. */
          let model = Model()
        }
        """
      ),
      try file(
        "struct Model { var text = \"\"\"\n  two\n  lines\n  \"\"\" }\nextension Screen { func show() {} }",
        "B.swift"
      ),
    ])
    #expect(measure.files == 2 && measure.filesWithUIKit == 1 && measure.lines == 9)
    let screen = try #require(measure.types.first { $0.name == "Screen" })
    #expect(screen.lines == 4 && screen.names == ["Model"] && screen.namesUIKit && screen.keyword == "class")
    #expect(measure.references == 1 && measure.linesWithoutUIKit == 4)
  }

  private func breaches(_ text: String) throws -> [String] {
    SourceRules([try file(text)]).findings.map { "\($0.place.line) \($0.rule)" }
  }

  @Test("A role that is to be free of UIKit names none of it, no view controller, and changes no screen")
  func roles() throws {
    #expect(
      try breaches(
        """
        class ListViewModel {
          var image: UIImage?
          func open() { navigation.pushViewController(DetailsViewController(), animated: true) }
          func close() { view.dismiss() }
        }
        class ListViewController: UIViewController {
          func open() { navigationController?.pushViewController(DetailsViewController(), animated: true) }
        }
        """
      ) == ["2 freeOfUIKit", "3 noNavigation", "3 noViewController"]
    )
  }

  @Test(
    "Each of UIKit's calls that change screens counts, and a method of the app with one's name does not",
    arguments: [
      "navigation.pushViewController(next, animated: true)", "navigation.popViewController(animated: true)",
      "navigation.popToRootViewController(animated: true)", "navigation.setViewControllers([next], animated: true)",
      "view.present(next, animated: true)", "view.dismiss(animated: true)",
      "view.performSegue(withIdentifier: id, sender: nil)",
      "split.showDetailViewController(next, sender: nil)",
    ]
  )
  func navigation(_ call: String) throws {
    #expect(try breaches("class ListViewModel {\n  func open() { \(call) }\n}") == ["2 noNavigation"])
    #expect(try breaches("class ListViewModel {\n  func open() { view.dismiss(alert) }\n}") == [])
  }

  @Test("A weak reference says why, and a delegate is not held")
  func references() throws {
    #expect(
      try breaches(
        """
        class Cell {
          weak var owner: Owner?
          // Weak: the list holds its cells.
          weak var list: List?
          @IBOutlet weak var label: UILabel!
          var delegate: CellDelegate?
          weak var otherDelegate: CellDelegate?  // Weak: it holds the cell.
          var computedDelegate: CellDelegate? { nil }
        }
        struct Value { var delegate: CellDelegate? }
        """
      ) == ["2 saysWhy", "6 weakDelegate"]
    )
  }

  @Test("Mutants swap operators and values, and leave out calls that are statements; other places stay")
  func mutants() throws {
    let mutants = SourceMutants(
      try file(
        """
        class A: B<C> {
          func show() {
            if count == 0 && isOn { view.show(text) }
            view?.reload()
            super.show()
            let x = make()
              .other()
            return
          }
        }
        """
      )
    ).mutants
    #expect(
      mutants.map { "\($0.place.line) \($0.old) \($0.new)" } == ["3 && ||", "3 0 1", "3 == !=", "4 view?.reload() "]
    )
    #expect(mutants[2].source.contains("if count != 0 && isOn") && mutants[3].source.contains("\n    \n    super"))
  }
}
