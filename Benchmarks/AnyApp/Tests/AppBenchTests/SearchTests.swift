import AppBench
import Testing
import UIKit

/// The calls are those of Apple's documentation of UISearchBarDelegate, UISearchController and UISearchResultsUpdating.
@Suite("A search")
@MainActor struct SearchTests {
  @Test("by a bar above a table asks and tells its delegate of a person's changes alone")
  func bar() throws {
    let search = SearchApp(usesController: false)
    let app = try search.running()
    try app.perform(lines: "expect ⌕ [  ]\nexpect Grace\ntype Search A\nexpect ⌕ [ A ]")
    #expect(search.calls.taken() == ["should begin", "began true", "changed A"])
    #expect(!app.picture.contains("Grace") && app.picture.contains("Ada"))
    search.refused = "x"
    search.bar.placeholder = "Name"
    try app.perform(lines: "type Name Gxr\nexpect ⌕ [ Gr ]\nexpect Grace")
    search.bar.text = "Ada"
    #expect(search.calls.taken() == ["changed G", "changed Gr"])
    try app.perform(lines: "return Name\nexpect Grace")
    #expect(search.calls.taken() == ["search Ada"])
    search.bar.resignFirstResponder()
    #expect(search.calls.taken() == ["ended false"])
    search.refused = "*"
    #expect(throws: AppFailure("\"Name\" does not get the keyboard")) { try app.perform(.type("b", into: "Name")) }
  }

  @Test("shows Cancel if the app says so, and scopes of which one is selected by a tap")
  func buttons() throws {
    let search = SearchApp(usesController: false)
    let app = try search.running()
    #expect(!app.picture.contains("Cancel"))
    search.bar.showsCancelButton = true
    search.bar.scopeButtonTitles = ["All", "Mine"]
    search.bar.prompt = "Who?"
    try app.perform(lines: "expect Who?\nexpect ( Cancel )\nexpect [All]  Mine\ntap Cancel\ntap Mine\ntap Mine")
    #expect(search.calls.taken() == ["cancel ", "scope 1"] && app.picture.contains("All  [Mine]"))
  }

  @Test("by a controller in the navigation bar is active until Cancel is tapped, which clears the text")
  func controller() throws {
    let search = SearchApp(usesController: true)
    let app = try search.running()
    try app.perform(lines: "expect ⌕ [ Search ]\ntap Search\nexpect ⌕ [ Search ] ( Cancel )")
    #expect(
      search.calls.taken() == ["should begin", "began true", "will present", "did present", "update  true"]
    )
    try app.perform(lines: "type Search Gr\nexpect ⌕ [ Gr ]")
    #expect(!app.picture.contains("Ada"))
    #expect(search.calls.taken() == ["changed G", "update G true", "changed Gr", "update Gr true"])
    try app.perform(lines: "tap Cancel\nexpect ⌕ [ Search ]\nexpect Ada")
    #expect(
      search.calls.taken() == ["cancel Gr", "ended false", "will dismiss", "update  false", "did dismiss"]
    )
    #expect(!app.picture.contains("Cancel"))
    for isActive in [true, true, false, false] { search.search.isActive = isActive }
    #expect(search.calls.taken().filter { $0.contains("did") } == ["did present", "did dismiss"])
    search.navigationItem.searchController = nil
    #expect(!app.picture.contains("⌕"))
  }

  @Test("leaves the navigation bar with its controller, and frees it")
  func leaves() throws {
    weak var search: SearchApp?
    let app = try CodeApp.running {
      let made = SearchApp(usesController: true)
      search = made
      let navigation = UINavigationController(rootViewController: NotingController("Root", Calls()))
      navigation.pushViewController(made, animated: false)
      return navigation
    }
    try app.perform(lines: "expect ⌕ [ Search ]\ntype Search A\nback\nexpect this is Root")
    #expect(!app.picture.contains("⌕") && search == nil)
  }

  @Test("is drawn in a storyboard, as the header of a table")
  func storyboard() throws {
    let text = """
      <document initialViewController="a"><scenes><scene><objects><tableViewController id="a">
      <tableView key="view" id="t"><searchBar key="tableHeaderView" placeholder="Find" showsCancelButton="YES" id="s"/>
      <view key="tableFooterView" id="f"><subviews><label text="below" id="l"/></subviews></view>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    try withFiles(["Find.storyboard": text]) {
      let app = try CodeApp.running {
        UIStoryboard(name: "Find", bundle: nil).instantiateInitialViewController() ?? UIViewController()
      }
      try app.perform(lines: "expect ⌕ [ Find ] ( Cancel )\nexpect below\ntype Find x\nexpect ⌕ [ x ]")
    }
  }

  // Apple, UISearchController(searchResultsController:): it is shown while a text is in the bar.
  @Test("shows a controller of results over what is searched while the bar has a text")
  func results() throws {
    let calls = Calls()
    let search = UISearchController(searchResultsController: NotingController("Results", calls))
    let root = NotingController("Root", Calls())
    root.navigationItem.searchController = search
    let app = try CodeApp.running { UINavigationController(rootViewController: root) }
    try app.perform(lines: "tap Search\nexpect this is Root\ntype Search Gr\nexpect this is Results")
    #expect(!app.picture.contains("this is Root"))
    #expect(calls.taken() == ["Results loaded", "Results appears", "Results appeared"])
    try app.perform(lines: "tap Cancel\nexpect this is Root")
    #expect(!app.picture.contains("Results") && search.searchResultsController?.parent == nil)
    #expect(calls.taken() == ["Results disappears", "Results disappeared"])
  }
}
