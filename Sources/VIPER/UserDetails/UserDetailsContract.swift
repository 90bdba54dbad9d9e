import Users

/// The details' view, as its presenter sees it.
protocol AnyUserDetailsView: AnyObject {
  var presenter: (any AnyUserDetailsPresenter)? { get set }

  func showID(_ id: String, username: String)
  func showTitle(_ title: String)
  func showName(_ name: String)
  func showMessage(_ text: String?)
  func showSaving(_ isSaving: Bool)
}

/// The details' presenter: receives events of the view and results of the interactor.
protocol AnyUserDetailsPresenter: AnyObject {
  var router: (any AnyUserDetailsRouter)? { get set }
  var interactor: (any AnyUserDetailsInteractor)? { get set }
  var view: (any AnyUserDetailsView)? { get set }

  func viewLoaded()
  func nameEdited(_ text: String)
  func saveTapped()
  func closeTapped()
  func interactorDidFetchUser(id: User.ID, username: String, name: String)
  func interactorDidRefuseName(_ reason: NameDraft.Invalid)
  func interactorWillRenameUser()
  func interactorDidRenameUser(with result: Result<Void, UsersFailure>)
}

/// The details' interactor: its use cases. It gives their results to its presenter.
protocol AnyUserDetailsInteractor: AnyObject {
  var presenter: (any AnyUserDetailsPresenter)? { get set }

  func getUser()
  func renameUser(to text: String)
}
