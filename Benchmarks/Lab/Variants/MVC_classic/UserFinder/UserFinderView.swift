import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Draws how many users there are, a query and its result.
final class UserFinderView: UIView {
  private let model: UserFinderModel
  private let outlets = UserFinderOutlets()

  init(model: UserFinderModel) {
    self.model = model
    super.init(frame: .zero)
    outlets.install(in: self)
    model.addDependent(self)
    modelChanged()
  }

  required init?(coder: NSCoder) { nil }

  var queryField: UITextField { outlets.queryField }
}

extension UserFinderView: Dependent {
  func modelChanged() {
    outlets.countLabel.text = model.count.map(Wording.userCount)
    outlets.resultLabel.text = Wording.finding(model.finding)
  }
}
