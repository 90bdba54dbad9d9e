/// Makes view model and view of a component, puts the view on screen and decides what comes next.
protocol Coordinator {
  func start()
}
