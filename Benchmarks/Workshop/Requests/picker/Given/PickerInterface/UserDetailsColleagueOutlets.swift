public import HeadlessUIKit
import PickerDomain
import Users
public import UsersInterface

/// An addition to the layout of the user details: the colleague, and a button to choose one.
public struct UserDetailsColleagueOutlets {
  /// The label for the colleague; it says at first that there is none.
  public let colleagueLabel = UILabel()
  /// The button that opens the users to choose from.
  public let chooseColleagueButton = UIButton()

  /// Makes the elements.
  public init() {
    colleagueLabel.accessibilityIdentifier = AccessibilityIdentifier.colleagueLabel
    colleagueLabel.text = Wording.noColleague
    chooseColleagueButton.accessibilityIdentifier = AccessibilityIdentifier.chooseColleagueButton
    chooseColleagueButton.setTitle(Wording.chooseColleague, for: .normal)
  }

  /// Lays the elements out in a view, below what is there.
  public func install(in view: UIView) {
    view.addSubview(colleagueLabel)
    view.addSubview(chooseColleagueButton)
  }
}

extension AccessibilityIdentifier {
  /// The label for the colleague.
  public static let colleagueLabel = "details.colleague"
  /// The button that opens the users to choose a colleague from.
  public static let chooseColleagueButton = "details.chooseColleague"
}
