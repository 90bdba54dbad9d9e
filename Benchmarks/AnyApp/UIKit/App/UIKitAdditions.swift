/// Additions to the core's classes, which other people's apps ask for.
extension UIResponder: @retroactive UIKitAdditions {
  /// Makes a controller's view of the nib or storyboard that it was made with.
  public static func loadView(of controller: UIViewController) {
    if InterfaceFiles.isUsed {
      Interface.orStop { () throws(InterfaceError) in try Interface.loadView(of: controller) }
    }
    UIApplication.shared.viewIsLoading?(controller)
  }

  /// Notes the window as the app's.
  public static func becameKey(_ window: UIWindow) { UIApplication.shared.lastKeyWindow = window }

  /// Shows further buttons of a bar, views in the place of buttons or of the title, and a search.
  public static func showViews(of bar: UINavigationBar) -> Bool {
    NavigationBarViews.show(in: bar)
    return bar.topItem?.rightBarButtonItem?.customView != nil
  }

  /// Lets a delegate find a transition that has ended.
  public static func tellOfTransition(
    of navigationController: UINavigationController,
    from old: UIViewController?,
    to new: UIViewController,
    _ tell: () -> Void
  ) {
    navigationController[EndedTransition.Key.self] = EndedTransition(from: old, to: new)
    tell()
    navigationController[EndedTransition.Key.self] = nil
  }
}
