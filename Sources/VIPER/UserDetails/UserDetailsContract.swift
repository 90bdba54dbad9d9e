import Users

/// What the presenter asks of the view.
protocol UserDetailsViewProtocol: AnyObject {
  func showID(_ id: String, username: String)
  func showTitle(_ title: String)
  func showName(_ name: String)
  func showMessage(_ text: String?)
  func showSaving(_ isSaving: Bool)
}

/// What the view tells the presenter.
protocol UserDetailsPresenterProtocol: AnyObject {
  func viewLoaded()
  func nameEdited(_ text: String)
  func saveTapped()
  func closeTapped()
}

/// What the presenter asks of the interactor.
protocol UserDetailsInteractorInput: AnyObject {
  func observeUser()
  func editName(_ text: String)
  func saveName()
}

/// What the interactor tells the presenter.
protocol UserDetailsInteractorOutput: AnyObject {
  func userFound(id: User.ID, username: String)
  func nameChanged(_ name: String, draft: String)
  func nameRefused(_ reason: String)
  func saving()
  func saved()
  func notSaved(_ reason: String)
}

/// What the presenter asks of the router.
protocol UserDetailsRouterProtocol: AnyObject {
  func close()
}
