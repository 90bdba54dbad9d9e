import Foundation
import HeadlessUIKit
import Testing

@Suite("Writes to the screen")
@MainActor struct ScreenWritesTests {
  private let label = UILabel()
  private let field = UITextField()
  private let button = UIButton()
  private let container = UIView()
  private let spinner = UIActivityIndicatorView()
  private let refresh = UIRefreshControl()
  private let table = UITableView()

  init() {
    let named = [
      (label, "label"), (field, "field"), (button, "button"), (container, "container"), (spinner, "spinner"),
      (refresh, "refresh"), (table, "table"),
    ]
    for (view, name) in named { view.accessibilityIdentifier = name }
  }

  #if DEBUG
    @Test("are noted element by element, those that change nothing too")
    func kinds() {
      let writes = ScreenWrites()
      writes.note {
        label.text = "a"
        label.text = "a"
        field.text = ""
        button.isEnabled = true
        container.isHidden = false
        spinner.startAnimating()
        spinner.stopAnimating()
        refresh.endRefreshing()
        table.reloadData()
        UIViewController().title = "title"
      }
      let expected = [
        "label", "label", "field", "button", "container", "spinner", "spinner", "refresh", "table", "title",
      ]
      #expect(writes.elements == expected)
    }

    @Test("to rows are those to cells' labels; what has no name and is not a row is not told of")
    func rows() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let writes = ScreenWrites()
      writes.note {
        cell.textLabel?.text = "a"
        UILabel().text = "a"
      }
      #expect(writes.elements == ["row"])
    }
  #else
    @Test("are noted in builds for debugging only")
    func release() {
      let writes = ScreenWrites()
      writes.note { label.text = "a" }
      #expect(writes.elements.isEmpty)
    }
  #endif

  @Test("are not noted before and after")
  func ends() {
    let writes = ScreenWrites()
    label.text = "a"
    writes.note {}
    label.text = "b"
    #expect(writes.elements.isEmpty)
  }
}
