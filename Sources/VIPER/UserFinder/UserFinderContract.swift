/// What the presenter asks of the view.
protocol UserFinderViewProtocol: AnyObject {
  func showCount(_ text: String)
  func showResult(_ text: String)
}

/// What the view tells the presenter.
protocol UserFinderPresenterProtocol: AnyObject {
  func viewLoaded()
  func queryEdited(_ query: String)
}

/// What the presenter asks of the interactor.
protocol UserFinderInteractorInput: AnyObject {
  func observeUsers()
  func findUser(_ query: String)
}

/// What the interactor tells the presenter.
protocol UserFinderInteractorOutput: AnyObject {
  func usersChanged(count: Int)
  func nothingAsked()
  func found(name: String, username: String)
  func notFound()
}

/// What the presenter asks of the router: nothing, for no way leads on from here.
protocol UserFinderRouterProtocol: AnyObject {}
