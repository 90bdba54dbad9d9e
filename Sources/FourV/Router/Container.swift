import HeadlessUIKit

/// A part of a component's screen in which another component is shown.
struct Container {
  let view: UIView
  let parent: UIViewController
}
