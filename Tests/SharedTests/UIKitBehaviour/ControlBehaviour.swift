import Testing

@MainActor @Suite("As UIKit: tables, controls and what is freed when", .keepingObjects)
struct ControlBehaviour {
  final class Rows: NSObject, UITableViewDataSource {
    var asked: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath.row)
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  let screen = KeptObjects.keep(Screen())
  let rows = KeptObjects.keep(Rows())

  /// A table with three rows, on screen and laid out.
  func shownTable() -> UITableView {
    let root = screen.controller("root")
    screen.show(root)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    root.view.addSubview(table)
    screen.settle()
    rows.asked = []
    return table
  }

  @Test(
    "reloadData asks for cells in the next layout",
    .evidence("stacks with cellForRowAt below _updateVisibleCellsNow and layoutSubviews")
  )
  func reloadData() {
    let table = shownTable()
    table.reloadData()
    #expect(rows.asked == [])
    screen.turn()
    #expect(Set(rows.asked) == [0, 1, 2])
  }

  @Test(
    "reloadRows asks for the rows' cells inside the call",
    .evidence("stacks with cellForRowAt below reloadRows; Eureka, pull request 1970; Open Radar 23384758")
  )
  func reloadRows() throws {
    let table = shownTable()
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    try knownDifference("`reloadRows` asks for cells in the next layout, and does not count the rows") {
      #expect(rows.asked.contains(1))
    }
  }

  @Test("A table does not hold its data source", .evidence("Apple, UITableView, dataSource"))
  func dataSourceIsWeak() {
    let table = UITableView()
    weak var seen: Rows?
    do {
      let rows = Rows()
      table.dataSource = rows
      seen = rows
    }
    #expect(seen == nil)
    #expect(table.dataSource == nil)
  }

  @Test("Text that is set by the program sends no event", .evidence("Stack Overflow on editingChanged and text"))
  func textSendsNothing() {
    let field = UITextField()
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    field.text = "Anna"
    #expect(events == 0)
  }

  @Test("A field's text that is set to nil reads as empty", .evidence("Stack Overflow 42861357"))
  func textIsNeverNil() throws {
    let field = UITextField()
    field.text = nil
    try knownDifference("A text field's text that is set to nil reads as nil") { #expect(field.text == "") }
  }

  @Test("Actions run in the order in which they were added", .evidence("ReactiveX/RxSwift, UIControl+RxTests"))
  func orderOfActions() {
    let button = UIButton()
    var calls: [Int] = []
    for number in 1...3 { button.addAction(UIAction { _ in calls.append(number) }, for: .touchUpInside) }
    button.sendActions(for: .touchUpInside)
    #expect(calls == [1, 2, 3])
  }

  @Test(
    "Events that the program sends reach a control that is disabled",
    .evidence("ReactiveX/RxSwift, UIControl+RxTests; pivotal/PivotalCoreKit, UIControlSpec")
  )
  func disabled() {
    let button = UIButton()
    var calls = 0
    button.addAction(UIAction { _ in calls += 1 }, for: .touchUpInside)
    button.isEnabled = false
    button.sendActions(for: .touchUpInside)
    #expect(calls == 1)
  }

  @Test(
    "A controller's title is its navigation item's title",
    .evidence("Apple, UIViewController, title")
  )
  func title() {
    let controller = UIViewController()
    controller.title = "Users"
    #expect(controller.navigationItem.title == "Users")
  }

  @Test(
    "A popped controller lives until the transition has ended, and no longer",
    .evidence("Apple, UINavigationController, popViewController(animated:); logs of didMove after didDisappear")
  )
  func lifeOfPopped() {
    let navigation = screen.showNavigation()
    weak var details: UIViewController?
    do {
      let pushed = screen.controller("details")
      details = pushed
      navigation.pushViewController(pushed, animated: true)
    }
    screen.settle()
    navigation.popViewController(animated: true)
    #expect(details != nil)
    screen.settle()
    #expect(details == nil)
  }

  @Test("A dismissed controller is freed", .evidence("Apple, UIViewController, dismiss(animated:completion:)"))
  func lifeOfDismissed() {
    let root = screen.controller("root")
    screen.show(root)
    weak var sheet: UIViewController?
    do {
      let presented = screen.controller("sheet")
      sheet = presented
      root.present(presented, animated: true)
    }
    screen.settle()
    root.dismiss(animated: true)
    screen.settle()
    #expect(sheet == nil)
  }
}
