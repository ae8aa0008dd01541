/// What an Interface Builder file says about a view controller.
package struct InterfaceOrigin {
  /// The storyboard that has created the controller.
  package var storyboard: UIStoryboard?
  /// Creates the view and connects it with the controller, in place of an empty view.
  package var makeView: (@MainActor (UIViewController) -> UIView?)?
  /// The closures that create the segues from the controller, by segue identifier.
  package var segues: [String: SegueMaker] = [:]

  package init() {}
}
