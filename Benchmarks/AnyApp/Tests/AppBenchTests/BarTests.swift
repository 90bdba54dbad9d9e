import AppBench
import Testing
import UIKit

@Suite("Bars")
@MainActor struct BarTests {
  private let calls = Calls()

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in calls.add(title) })
  }

  /// An app of a controller on a stack, and the controller.
  private func running(_ set: (UINavigationItem) -> Void) throws -> (app: RunningApp, top: UIViewController) {
    let top = NotingController("Top", Calls())
    set(top.navigationItem)
    let app = try CodeApp.running {
      let navigation = UINavigationController(rootViewController: NotingController("Root", Calls()))
      navigation.pushViewController(top, animated: false)
      return navigation
    }
    return (app, top)
  }

  @Test("have further buttons in a line of their own, each of which can be tapped unless it is disabled")
  func items() throws {
    let (app, top) = try running { item in
      let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
      item.rightBarButtonItems = [button("Edit"), button("Share"), space, button("Print")]
      item.leftBarButtonItems = [button("Close"), button("Help")]
    }
    try app.perform(
      lines: "expect Close )  Top\nexpect ( Edit )\nexpect ( Help ) ( Print ) ( Share )\ntap Print\ntap Help"
    )
    #expect(calls.taken() == ["Print", "Help"])
    #expect(top.navigationItem.rightBarButtonItems?.map(\.title) == ["Edit", "Share", "FlexibleSpace", "Print"])
    top.navigationItem.rightBarButtonItems?[1].isEnabled = false
    #expect(throws: AppFailure("\"Share\" is disabled")) { try app.perform(.tap("Share")) }
    top.navigationItem.rightBarButtonItems?[1].title = "Send"
    try app.perform(.expect("( Send ) disabled"))
    top.navigationItem.setRightBarButtonItems(nil, animated: true)
    top.navigationItem.setLeftBarButton(button("Quit"), animated: true)
    try app.perform(lines: "expect ( Quit )  Top")
    #expect(!app.picture.contains("Send") && !app.picture.contains("Help"))
    let custom = UISwitch()
    custom.accessibilityIdentifier = "night"
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    try app.perform(lines: "expect [○]\ntap night\nexpect [●]")
    #expect(!app.picture.contains("(  )"))
  }

  @Test("have a prompt and a view for the title, which leave with their item")
  func views() throws {
    let (app, top) = try running { item in
      item.prompt = "Choose"
      let picker = UISwitch()
      picker.accessibilityIdentifier = "night"
      item.titleView = picker
    }
    try app.perform(lines: "expect Choose\nexpect [○]\ntap night\nexpect [●]")
    top.navigationItem.prompt = "Choose one"
    try app.perform(lines: "expect Choose one\nback\nexpect this is Root")
    #expect(!app.picture.contains("Choose") && !app.picture.contains("[●]"))
  }

  @Test("hide the button back, or themselves")
  func hidden() throws {
    let (app, top) = try running { $0.hidesBackButton = true }
    #expect(throws: AppFailure("the button \"BackButton\" is not in sight")) { try app.perform(.back) }
    top.navigationItem.setHidesBackButton(false, animated: false)
    top.navigationController?.setNavigationBarHidden(true, animated: true)
    #expect(!app.picture.contains("Root"))
    top.navigationController?.isNavigationBarHidden = false
    try app.perform(lines: "expect ‹ Root  Top\nback\nexpect this is Root")
  }

  @Test("have a button in the place of back, until it is taken out, that shows what its item says now")
  func leading() throws {
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Menu") { [calls] in calls.add($0.title) })
    let (app, top) = try running { $0.leftBarButtonItem = item }
    try app.perform(lines: "expect ( Menu )  Top\ntap Menu")
    #expect(calls.taken() == ["Menu"] && !app.picture.contains("‹"))
    item.title = "More"
    item.isEnabled = false
    try app.perform(.expect("( More ) disabled  Top"))
    top.navigationItem.leftBarButtonItem = nil
    try app.perform(.expect("‹ Root  Top"))
    #expect(!app.picture.contains("More"))
  }

  @Test("of tabs leave with a controller that was pushed and says so, and come back when it is popped")
  func tabs() throws {
    let navigation = UINavigationController(rootViewController: NotingController("Root", Calls()))
    let app = try CodeApp.running {
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, NotingController("Other", Calls())]
      return tabs
    }
    let top = NotingController("Top", Calls())
    top.hidesBottomBarWhenPushed = true
    navigation.pushViewController(top, animated: true)
    navigation.pushViewController(NotingController("Last", Calls()), animated: true)
    try app.perform(lines: "wait 1\nexpect this is Last")
    #expect(!app.picture.contains("Other"))
    #expect(throws: AppFailure("the button \"Other\" is not in sight")) { try app.perform(.tap("Other")) }
    try app.perform(lines: "back\nback\nexpect [Root]  Other\ntap Other\nexpect this is Other")
  }

  @Test("have a button with a menu, whose entries are shown by a tap")
  func menu() throws {
    let entry = { (title: String) in UIAction(title: title) { [calls] in calls.add($0.title) } }
    let inner = UIMenu(title: "", options: .displayInline, children: [entry("Red"), entry("Blue")])
    let more = UIMenu(title: "More", children: [entry("Grey")])
    let (app, top) = try running { item in
      item.rightBarButtonItem = UIBarButtonItem(title: "Colour", menu: UIMenu(children: [inner, more]))
    }
    try app.perform(lines: "tap Colour\nexpect ( Red )\nexpect ( More )\ntap Blue\ntap Colour\ntap More\ntap Grey")
    #expect(calls.taken() == ["Blue", "Grey"])
    try app.perform(lines: "tap Colour\ntap Cancel\nexpect this is Top")
    let button = UIButton()
    button.setTitle("Choose", for: .normal)
    top.view.addSubview(button)
    button.menu = UIMenu(children: [entry("One")])
    try app.perform(.tap("Choose"))
    #expect(!app.picture.contains("One"))
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [entry("Two")])
    try app.perform(lines: "tap Choose\ntap Two")
    #expect(calls.taken() == ["Two"])
  }

  @Test("keep the looks that are set")
  func looks() throws {
    let bar = UINavigationBar()
    bar.standardAppearance.backgroundColor = .red
    bar.scrollEdgeAppearance = bar.standardAppearance
    UITabBar.appearance().barTintColor = .blue
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .red && UITabBar.appearance().barTintColor == .blue)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(view.autoresizingMask.contains(.flexibleHeight))
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UITraitCollection.current.userInterfaceStyle == .light)
  }
}
