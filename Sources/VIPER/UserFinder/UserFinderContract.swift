/// The finder's view: what it can be told to show.
protocol AnyUserFinderView: AnyObject {
  var presenter: (any AnyUserFinderPresenter)? { get set }

  func showCount(_ text: String)
  func showResult(_ text: String)
}

/// The finder's presenter: what view and interactor tell it.
protocol AnyUserFinderPresenter: AnyObject {
  var router: (any AnyUserFinderRouter)? { get set }
  var interactor: (any AnyUserFinderInteractor)? { get set }
  var view: (any AnyUserFinderView)? { get set }

  func queryEdited(_ query: String)
  func interactorDidCountUsers(_ count: Int)
  func interactorDidFindUser(name: String, username: String)
  func interactorDidFindNobody()
  func interactorWasAskedNothing()
}

/// The finder's interactor: its use cases. What comes of them, it tells its presenter.
protocol AnyUserFinderInteractor: AnyObject {
  var presenter: (any AnyUserFinderPresenter)? { get set }

  func getUsers()
  func findUser(_ query: String)
}
