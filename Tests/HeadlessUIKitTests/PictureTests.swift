import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("The window's picture as text", .keepingObjects)
struct PictureTests {
  let stage = NotingWindow()

  @Test("A hidden window shows an empty frame")
  func hidden() {
    let root = stage.controller("root")
    stage.show(root)
    root.view.addSubview(UITextField())
    #expect(stage.window.textPicture.split(separator: "\n").count == 3)
    stage.window.isHidden = true
    #expect(stage.window.textPicture.split(separator: "\n").count == 2)
  }

  @Test("A dashboard: title, spinner, field, rows with their accessories in one column, what is out of sight")
  func dashboard() {
    let root = stage.controller("Users")
    let navigation = stage.showNavigation([root])
    let (spinner, field, rows) = (UIActivityIndicatorView(), UITextField(), Rows(1000))
    let table = UITableView.over(rows, in: stage.window)
    table.bounds.size.height = 3 * 44
    field.placeholder = "User id"
    for view in [spinner, field, table] { root.view.addSubview(view) }
    table.contentOffset.y = 8 * 44
    spinner.startAnimating()
    stage.settle()
    for path in table.indexPathsForVisibleRows ?? [] { table.cellForRow(at: path)?.accessoryType = .detailButton }
    #expect(
      stage.window.textPicture == """
        ┌──────────────────────────────────────────────┐
        │ Users                                        │
        │ ──────────────────────────────────────────── │
        │ ◌ loading                                    │
        │ [ User id ]                                  │
        │   … 8 above                                  │
        │ row 8                                      ⓘ │
        │ row 9                                      ⓘ │
        │ row 10                                     ⓘ │
        │   … 989 below                                │
        └──────────────────────────────────────────────┘
        """
    )
    withExtendedLifetime(navigation) {}
  }

  @Test(
    "Wide characters take two columns, so that every line is as wide as the frame; a long text is cut before the edge"
  )
  func wide() {
    let root = stage.controller("山田太郎")
    let navigation = stage.showNavigation([root])
    let labels = [
      "👨\u{200D}👩\u{200D}👧 می\u{200C}خوانم", String(repeating: "山", count: 30), "x" + String(repeating: "山", count: 30),
    ]
    for text in labels {
      let label = UILabel()
      label.text = text
      root.view.addSubview(label)
    }
    let lines = stage.window.textPicture.split(separator: "\n")
    #expect(lines.count == 7 && lines.allSatisfy { $0.columns == 48 }, "\(lines)")
    #expect(lines[4].hasSuffix("山 … │") && lines[5].hasSuffix("山… │"), "\(lines)")
    withExtendedLifetime(navigation) {}
  }

  @Test("Details: back, title and button in one line; hidden views and empty labels take none")
  func details() {
    let details = stage.controller("Ada Lovelace")
    let navigation = stage.showNavigation([stage.controller("Users"), details])
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close")
    let (label, message, hidden, field, button) = (UILabel(), UILabel(), UILabel(), UITextField(), UIButton())
    label.text = "Id 1"
    hidden.text = "hidden"
    hidden.isHidden = true
    field.text = "Ada"
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    for view in [label, message, hidden, field, button] { details.view.addSubview(view) }
    #expect(
      stage.window.textPicture == """
        ┌──────────────────────────────────────────────┐
        │ ‹ Users  Ada Lovelace              ( Close ) │
        │ ──────────────────────────────────────────── │
        │ Id 1                                         │
        │ [ Ada ]                                      │
        │ ( Save ) disabled                            │
        └──────────────────────────────────────────────┘
        """
    )
  }

  @Test("An alert has a frame of its own, below what it covers")
  func alert() {
    let root = stage.controller("Users")
    let navigation = stage.showNavigation([root])
    let alert = UIAlertController(title: "Could not load", message: "No network", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default))
    root.present(alert, animated: false)
    stage.settle()
    let screen = """
      ┌──────────────────────────────────────────────┐
      │ Users                                        │
      │ ──────────────────────────────────────────── │
      └──────────────────────────────────────────────┘
      """
    #expect(
      stage.window.textPicture == """
        \(screen)
        ╔══════════════════════════════════════════════╗
        ║ Could not load                               ║
        ║ No network                                   ║
        ║ ( Retry )                                    ║
        ╚══════════════════════════════════════════════╝
        """
    )
    navigation.dismiss(animated: false)
    stage.settle()
    #expect(stage.window.textPicture == screen)
  }

  @Test("A presentation that covers the screen is all that is drawn")
  func fullScreen() {
    let (root, cover, label) = (stage.controller("Users"), stage.controller("cover"), UILabel())
    stage.show(root)
    label.text = "Covered"
    cover.view.addSubview(label)
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    stage.settle()
    #expect(
      stage.window.textPicture == """
        ┌──────────────────────────────────────────────┐
        │ Covered                                      │
        └──────────────────────────────────────────────┘
        """
    )
  }

  @Test("Long text is shortened, but neither a row's accessory nor a bar's button; a line stays a line")
  func longText() {
    let root = stage.controller(String(repeating: "Title ", count: 20))
    let navigation = stage.showNavigation([root])
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close")
    let (label, broken) = (UILabel(), UILabel())
    label.text = String(repeating: "0123456789", count: 5)
    broken.text = "one\ntwo\tthree"
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = label.text
    cell.accessoryType = .detailButton
    for view in [label, broken, cell] { root.view.addSubview(view) }
    #expect(
      stage.window.textPicture == """
        ┌──────────────────────────────────────────────┐
        │ Title Title Title Title Title Tit… ( Close ) │
        │ ──────────────────────────────────────────── │
        │ 0123456789012345678901234567890123456789012… │
        │ one two three                                │
        │ 01234567890123456789012345678901234567890… ⓘ │
        └──────────────────────────────────────────────┘
        """
    )
    withExtendedLifetime(navigation) {}
  }

  @Test("Pending layout is done first")
  func layout() {
    let rows = Rows(3)
    let table = UITableView.over(rows, in: stage.window)
    stage.window.isHidden = false
    rows.prefix = "new"
    table.reloadData()
    #expect(stage.window.textPicture.contains("new 2"))
  }

  @Test("A refresh under way is shown above the content, whenever the control was set")
  func refresh() {
    let (scrollView, label, refresh) = (UIScrollView(), UILabel(), UIRefreshControl())
    let root = stage.controller("root")
    stage.show(root)
    label.text = "content"
    scrollView.addSubview(label)
    scrollView.refreshControl = refresh
    root.view.addSubview(scrollView)
    refresh.beginRefreshing()
    let lines = stage.window.textPicture.split(separator: "\n")
    #expect(lines[1].contains("↻ refreshing"))
    #expect(lines[2].contains("content"))
    refresh.endRefreshing()
    #expect(!stage.window.textPicture.contains("↻"))
  }
}
