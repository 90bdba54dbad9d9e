import AppBench
import Testing
import UIKit

@MainActor @Suite("A table's rows", .serialized)
struct RowTests {
  private final class Names: UITableViewController {
    var names = ["Ada", "Grace", "Joan"]
    let calls = Calls()
    /// True if the delegate has buttons of iOS 8 to 12.
    var isOld = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      calls.add("move \(source.row) to \(target.row)")
      names.insert(names.remove(at: source.row), at: target.row)
    }

    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      if isOld { return nil }
      let star = UIContextualAction(style: .normal, title: "Star") { [calls] _, _, done in
        calls.add("star \(indexPath.row)")
        done(true)
      }
      let gone = UIContextualAction(style: .destructive, title: "Forget") { [unowned self] _, _, done in
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [star, gone])
    }

    override func tableView(
      _ tableView: UITableView,
      editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      guard isOld else { return nil }
      return [UITableViewRowAction(style: .normal, title: "Old") { [calls] _, path in calls.add("old \(path.row)") }]
    }
  }

  /// Apple, UITableViewDataSource: moveRowAt is called while the table is edited, for rows that canMoveRowAt allows.
  @Test("are moved while the table is edited, if the data source allows it")
  func moving() throws {
    let names = Names()
    let app = try CodeApp.running { names }
    let move = AppAction.move(.init(row: 2), to: .init(row: 0))
    #expect(throws: AppFailure("row 2 cannot be moved now")) { try app.perform(move) }
    names.tableView.setEditing(true, animated: false)
    #expect(app.possibleActions(typing: []).contains(move))
    try app.perform(move)
    #expect(names.calls.taken() == ["move 2 to 0"] && app.picture.contains(#/Joan [^A]*Ada [^G]*Grace /#))
    #expect(throws: AppFailure("row 0 cannot be moved now")) {
      try app.perform(.move(.init(row: 0), to: .init(row: 1)))
    }
  }

  /// Apple, UITableViewDelegate: trailingSwipeActionsConfigurationForRowAt returns "the swipe actions to display next to the
  /// trailing edge of the row".
  @Test("have the buttons that the delegate says, one of which deletes")
  func swiping() throws {
    let names = Names()
    let app = try CodeApp.running { names }
    try app.perform(lines: "swipe 1 Star\nswipe 2 Forget")
    #expect(names.calls.taken() == ["star 1"] && !app.picture.contains("Joan"))
    #expect(throws: AppFailure("row 1 has no button \"Read\"")) { try app.perform(.swipe(.init(row: 1), "Read")) }
    #expect(throws: AppFailure("row 0 has no button \"Star\"")) { try app.perform(.swipe(.init(row: 0), "Star")) }
    #expect(app.possibleActions(typing: []).contains(.swipe(.init(row: 1), "Star")))
    try app.perform(.delete(.init(row: 1)))
    #expect(names.names == ["Ada"])
    names.isOld = true
    names.names = ["Ada", "Grace"]
    names.tableView.reloadData()
    try app.perform(lines: "swipe 1 Old")
    #expect(names.calls.taken() == ["old 1"])
    #expect(throws: AppFailure("row 1 cannot be deleted")) { try app.perform(.delete(.init(row: 1))) }
  }

  private final class Settings: UITableViewController {
    var nameField: UITextField?

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      title = "row \(indexPath.section).\(indexPath.row) \(nameField?.text ?? "")"
    }
  }

  @Test("are drawn in a storyboard with cells of their own, and with what is above and below them")
  func drawn() throws {
    ClassTable.register(Settings.self, named: "Settings", in: "Tests") { Settings(coder: $0) }
    ClassTable.register(Settings.self, outlet: "nameField") { ClassTable.assign($1, to: &$0.nameField) }
    let app = try CodeApp.running(
      drawnBy: """
        <document initialViewController="con"><scenes><scene><objects>
          <tableViewController id="con" customClass="Settings">
            <tableView key="view" dataMode="static" style="grouped" id="tab">
              <view key="tableHeaderView" id="hea"><subviews><label text="above" id="l1"/></subviews></view>
              <view key="tableFooterView" id="foo"><subviews><label text="below" id="l2"/></subviews></view>
              <sections>
                <tableViewSection headerTitle="Person" id="s1"><cells>
                  <tableViewCell id="c1"><tableViewCellContentView key="contentView" id="v1"><subviews>
                    <textField placeholder="Name" id="fie"/></subviews></tableViewCellContentView></tableViewCell>
                  <tableViewCell textLabel="l3" accessoryType="checkmark" id="c2">
                    <tableViewCellContentView key="contentView" id="v2"><subviews><label text="Notify" id="l3"/></subviews>
                  </tableViewCellContentView></tableViewCell>
                </cells></tableViewSection>
                <tableViewSection footerTitle="The end" id="s2"><cells>
                  <tableViewCell id="c3"><tableViewCellContentView key="contentView" id="v3"><subviews>
                    <visualEffectView id="eff"><view key="contentView" id="v4"><subviews>
                      <label text="blurred" id="l4"/></subviews></view></visualEffectView>
                  </subviews></tableViewCellContentView></tableViewCell>
                </cells></tableViewSection>
              </sections>
              <connections><outlet property="dataSource" destination="con" id="o1"/>
                <outlet property="delegate" destination="con" id="o2"/></connections>
            </tableView>
            <connections><outlet property="nameField" destination="fie" id="o3"/></connections>
          </tableViewController>
        </objects></scene></scenes></document>
        """
    )
    let lines = app.picture.split(separator: "\n").dropFirst(3).map { $0.dropFirst(2).prefix { $0 != "│" } }
    #expect(
      lines.map { $0.replacing(#/ +/#, with: " ").trimmingCharacters(in: .whitespaces) }.dropLast() == [
        "above", "— Person", "[ Name ]", "Notify ✓", "blurred", "The end", "below",
      ]
    )
    try app.perform(lines: "type Name Ada\nrow 1.0\nexpect row 1.0 Ada")
  }
}
