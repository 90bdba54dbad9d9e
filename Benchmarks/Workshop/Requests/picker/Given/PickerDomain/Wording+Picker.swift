public import Users

extension Wording {
  /// The button that opens the users to choose a colleague from.
  public static let chooseColleague = "Choose a colleague"
  /// The text in the details when there is no colleague.
  public static let noColleague = "No colleague"
  /// The title above the users to choose from.
  public static let pickerTitle = "Colleague"

  /// Returns the text for a colleague's name: "Colleague: Ada". Without a name it is ``noColleague``.
  public static func colleague(_ name: String?) -> String {
    name.map { "Colleague: \($0)" } ?? noColleague
  }
}
