/// The finder's view, as its presenter sees it.
protocol AnyUserFinderView: AnyObject {
  var presenter: (any AnyUserFinderPresenter)? { get set }

  func showCount(_ text: String)
  func showResult(_ text: String)
}

/// The finder's presenter: receives events of the view and results of the interactor.
protocol AnyUserFinderPresenter: AnyObject {
  var router: (any AnyUserFinderRouter)? { get set }
  var interactor: (any AnyUserFinderInteractor)? { get set }
  var view: (any AnyUserFinderView)? { get set }

  func viewLoaded()
  func queryEdited(_ query: String)
  func interactorDidCountUsers(_ count: Int)
  func interactorDidFindUser(name: String, username: String)
  func interactorDidFindNobody()
  func interactorWasAskedNothing()
}

/// The finder's interactor: its use cases. It gives their results to its presenter.
protocol AnyUserFinderInteractor: AnyObject {
  var presenter: (any AnyUserFinderPresenter)? { get set }

  func getUsers()
  func findUser(_ query: String)
}
