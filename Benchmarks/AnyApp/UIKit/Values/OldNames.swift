// Names of types as Swift 3 and 4 wrote them.

/// The look of a bar's button.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// A bar's button that the system knows.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The look of an alert's button.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The look of an alert.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The kind of a button.
public typealias UIButtonType = UIButton.ButtonType
/// The place of a content in a view of another size.
public typealias UIViewContentMode = UIView.ContentMode
/// The place of a content from left to right.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The place of a content from top to bottom.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The way in which pages are turned.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The direction in which pages are turned.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
