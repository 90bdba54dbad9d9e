/// Makes view model and view of a screen, puts the view on the screen, and decides what comes next.
protocol Coordinator: AnyObject {
  func start()
}
