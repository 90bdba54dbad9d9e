import HeadlessUIKit
import Testing

@MainActor @Suite("UIControl and its kinds")
struct ControlTests {
  let log = EventLog()

  private func action(_ name: String) -> UIAction {
    UIAction { [log] _ in log.note(name) }
  }

  @Test("sendActions performs the actions of the events sent, in the order in which they were added")
  func sendActions() {
    let button = UIButton()
    button.addAction(action("first"), for: .touchUpInside)
    button.addAction(action("value"), for: .valueChanged)
    button.addAction(action("second"), for: [.touchUpInside, .editingChanged])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["first", "second"])
    button.sendActions(for: [.valueChanged, .editingChanged])
    #expect(log.take() == ["value", "second"])
  }

  @Test("An action is performed with itself, once for an event, though it was added twice")
  func once() {
    let button = UIButton()
    let tap = UIAction(title: "Tap") { [log] in log.note($0.title) }
    button.addAction(tap, for: .touchUpInside)
    button.addAction(tap, for: [.touchUpInside, .valueChanged])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["Tap"])
    button.sendActions(for: .valueChanged)
    #expect(log.take() == ["Tap"])
  }

  @Test("Beginning and ending a refresh by program sends no event")
  func refreshControl() {
    let refresh = UIRefreshControl()
    refresh.addAction(action("pulled"), for: .valueChanged)
    #expect(!refresh.isRefreshing)
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
    #expect(log.take() == [])
    refresh.sendActions(for: .valueChanged)
    #expect(log.take() == ["pulled"])
  }

  @Test("A scroll view holds its refresh control among its subviews, and releases the one it had")
  func scrollView() {
    let (scrollView, old, new) = (UIScrollView(), UIRefreshControl(), UIRefreshControl())
    scrollView.refreshControl = old
    #expect(old.superview === scrollView)
    scrollView.refreshControl = new
    #expect(old.superview == nil)
    #expect(new.superview === scrollView)
  }

  @Test("An activity indicator is hidden while it stands still, unless told otherwise")
  func activityIndicator() {
    let indicator = UIActivityIndicatorView()
    #expect(indicator.hidesWhenStopped)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(indicator.isAnimating)
    #expect(!indicator.isHidden)
    indicator.stopAnimating()
    #expect(!indicator.isAnimating)
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.startAnimating()
    indicator.hidesWhenStopped = true
    #expect(!indicator.isHidden)
    indicator.hidesWhenStopped = false
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
  }

  @Test("A bar button item is titled after its action, unless a title is given")
  func barButtonItem() {
    let action = UIAction(title: "Close") { _ in }
    #expect(UIBarButtonItem(primaryAction: action).title == "Close")
    #expect(UIBarButtonItem(title: "Done", primaryAction: action).title == "Done")
    #expect(UIBarButtonItem(title: "Done").primaryAction == nil)
  }

  @Test("A button shows the title of its state, or that of the normal one")
  func titles() {
    let button = UIButton()
    button.setTitle("Like", for: .normal)
    button.setTitle("Liked", for: .selected)
    #expect(button.picture == ["( Like )"])
    button.isSelected = true
    #expect(button.picture == ["( Liked )"] && button.title(for: .disabled) == nil)
    button.isEnabled = false
    #expect(button.picture == ["( Like ) disabled"])
    button.setTitle("Gone", for: [.selected, .disabled])
    #expect(button.picture == ["( Gone ) disabled"])
  }
}
