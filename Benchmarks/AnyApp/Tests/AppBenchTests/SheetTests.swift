import AppBench
import Testing
import UIKit

@Suite("Toolbars and sheets")
@MainActor struct SheetTests {
  private let calls = Calls()

  @Test("show the buttons of the controller on top, unless they are hidden")
  func toolbar() throws {
    let (root, top) = (NotingController("Root", calls), NotingController("Top", calls))
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let share = UIBarButtonItem(title: "Share", primaryAction: UIAction(title: "Share") { _ in calls.add("shared") })
    root.toolbarItems = [share, space]
    top.toolbarItems = [UIBarButtonItem(title: "Print", primaryAction: nil)]
    let navigation = UINavigationController(rootViewController: root)
    let app = try CodeApp.running { navigation }
    #expect(!app.picture.contains("Share"))
    navigation.isToolbarHidden = false
    _ = calls.taken()
    try app.perform(lines: "expect ( Share )\ntap Share")
    #expect(calls.taken() == ["shared"])
    navigation.pushViewController(top, animated: true)
    try app.perform(lines: "expect ( Print )\nback\nexpect ( Share )")
    root.setToolbarItems(nil, animated: true)
    try app.perform(.screen)
    #expect(!app.picture.contains("Share"))
    navigation.setToolbarHidden(true, animated: true)
    #expect(navigation.toolbar.isHidden)
  }

  @Test("show what is shared, and are closed without having done anything")
  func sharing() throws {
    let root = NotingController("Root", calls)
    let app = try CodeApp.running { root }
    let sheet = UIActivityViewController(activityItems: ["Hello", 7], applicationActivities: nil)
    sheet.completionWithItemsHandler = { _, completed, _, _ in calls.add("completed \(completed)") }
    root.present(sheet, animated: true)
    try app.perform(lines: "screen\nexpect Hello\nexpect 7")
    _ = calls.taken()
    try app.perform(lines: "tap Close\nexpect this is Root")
    #expect(calls.taken().contains("completed false") && root.presentedViewController == nil)
  }

  final class Chooser: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var chosen: [String] = []

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      chosen = info.keys.map(\.rawValue).sorted()
      picker.dismiss(animated: true)
    }
  }

  @Test("give a picture that a person chooses, an edited one too if it can be edited, or none")
  func pictures() throws {
    let (root, chooser) = (NotingController("Root", calls), Chooser())
    let app = try CodeApp.running { root }
    let picker = UIImagePickerController()
    picker.allowsEditing = true
    picker.delegate = chooser
    root.present(picker, animated: true)
    try app.perform(lines: "screen\ntap Choose\nscreen")
    #expect(chooser.chosen.contains("UIImagePickerControllerEditedImage") && root.presentedViewController == nil)
    root.present(picker, animated: true)
    try app.perform(lines: "screen\ntap Cancel\nscreen")
    #expect(root.presentedViewController == nil)
  }

  @Test("are tapped by the event of a control's main action, too")
  func primaryAction() throws {
    let root = NotingController("Root", calls)
    let app = try CodeApp.running { root }
    let button = UIButton(configuration: .filled(), primaryAction: nil)
    button.configuration?.title = "Go"
    button.addAction(UIAction { _ in calls.add("gone") }, for: .primaryActionTriggered)
    root.view.addSubview(button)
    _ = calls.taken()
    try app.perform(.tap("Go"))
    #expect(calls.taken() == ["gone"])
  }
}
