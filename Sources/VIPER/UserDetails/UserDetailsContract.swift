import Users

/// The details' view: what it can be told to show.
protocol AnyUserDetailsView: AnyObject {
  var presenter: (any AnyUserDetailsPresenter)? { get set }

  func showID(_ id: String, username: String)
  func showTitle(_ title: String)
  func showName(_ name: String)
  func showMessage(_ text: String?)
  func showSaving(_ isSaving: Bool)
}

/// The details' presenter: what view and interactor tell it.
protocol AnyUserDetailsPresenter: AnyObject {
  var router: (any AnyUserDetailsRouter)? { get set }
  var interactor: (any AnyUserDetailsInteractor)? { get set }
  var view: (any AnyUserDetailsView)? { get set }

  func nameEdited(_ text: String)
  func saveTapped()
  func closeTapped()
  func interactorDidFetchUser(id: User.ID, username: String)
  func interactorDidFetchName(_ name: String)
  func interactorDidRefuseName(_ reason: NameDraft.Invalid)
  func interactorWillRenameUser()
  func interactorDidRenameUser(with result: Result<Void, UsersFailure>)
}

/// The details' interactor: its use cases. What comes of them, it tells its presenter.
protocol AnyUserDetailsInteractor: AnyObject {
  var presenter: (any AnyUserDetailsPresenter)? { get set }

  func getUser()
  func renameUser(to text: String)
}
