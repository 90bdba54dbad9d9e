import AppBench
import Testing
import UIKit

@MainActor @Suite("Editing", .serialized)
struct EditingTests {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
  }

  // Apple, UIViewController.editButtonItem: a button that toggles between Edit and Done, and calls setEditing(_:animated:).
  // Apple, UITableViewController: it sets the editing of its table.
  @Test("begins and ends by the edit button, of the table too")
  func editing() throws {
    let rows = Rows()
    let app = try CodeApp.running { UINavigationController(rootViewController: rows) }
    try app.perform(lines: "expect ( Edit )\ntap Edit\nexpect ( Done )")
    #expect(rows.isEditing && rows.tableView.isEditing && rows.editButtonItem === rows.editButtonItem)
    try app.perform(lines: "tap Done\nexpect ( Edit )")
    #expect(!rows.isEditing && !rows.tableView.isEditing)
    rows.setEditing(true, animated: false)
    try app.perform(.expect("( Done )"))
    #expect(rows.tableView.isEditing)
  }

  // Apple, UIBarButtonItem.target and action: they can be set after the button was made.
  @Test("A bar's button calls the method of a target that it is given later")
  func target() throws {
    let (rows, calls) = (Rows(), Calls())
    ClassTable.register(Rows.self, action: "save") { _, _ in calls.add("saved") }
    let app = try CodeApp.running { UINavigationController(rootViewController: rows) }
    let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
    rows.navigationItem.leftBarButtonItem = item
    try app.perform(.tap("Save"))
    item.target = rows
    item.action = Selector("save")
    try app.perform(.tap("Save"))
    #expect(calls.taken() == ["saved"] && item.target === rows && item.action == Selector("save"))
  }

  // Apple, UIAlertController.addTextField(configurationHandler:): fields are shown in their order, between message and buttons.
  @Test("An alert has fields for text, whose texts its buttons read")
  func alert() throws {
    let (root, calls) = (UIViewController(), Calls())
    let app = try CodeApp.running { root }
    let alert = UIAlertController(title: "New", message: "Its name", preferredStyle: .actionSheet)
    #expect(alert.textFields == nil)
    alert.addAction(UIAlertAction(title: "Add", style: .default) { _ in calls.add(alert.textFields?[0].text ?? "") })
    for name in ["Name", "Place"] { alert.addTextField { $0.placeholder = name } }
    root.present(alert, animated: true)
    try app.perform(lines: "wait 1\nexpect [ Name ]")
    let lines = ["Its name", "[ Name ]", "[ Place ]", "( Add )"].map { app.picture.range(of: $0)?.lowerBound }
    #expect(!lines.contains(nil) && lines.compactMap(\.self) == lines.compactMap(\.self).sorted())
    try app.perform(lines: "type Name Lamp\ntap Add")
    #expect(calls.taken() == ["Lamp"])
  }

  // Apple, NSLayoutConstraint(item:...) and UIView.constraints: a view has the rules that are added to it.
  @Test("A view has the rules that were added to it, until they are removed")
  func rules() {
    let (view, other) = (UIView(), UIView())
    let rule = NSLayoutConstraint(
      item: view,
      attribute: .leading,
      relatedBy: .equal,
      toItem: other,
      attribute: .trailing,
      multiplier: 1,
      constant: 8
    )
    #expect(!rule.isActive && rule.firstItem === view && rule.secondAttribute == .trailing && rule.constant == 8)
    view.addConstraint(rule)
    #expect(rule.isActive && view.constraints.count == 1 && view.constraints[0] === rule)
    view.removeConstraint(rule)
    #expect(!rule.isActive && view.constraints.isEmpty)
  }
}
