import Foundation

/// Where a view controller and its view come from.
package struct InterfaceOrigin {
  /// The storyboard that has created the controller.
  package var storyboard: UIStoryboard?
  /// Creates the view that a storyboard describes, passes it to `takeLoadedView(_:)`, and then connects what is in it. It is nil for an
  /// empty view.
  package var makeView: (@MainActor (UIViewController) -> Void)?
  /// The closures that create the segues from the controller, by segue identifier.
  package var segues: [String: SegueMaker] = [:]
  /// The objects that live as long as the controller, such as those beside it in its scene.
  package var objects: [AnyObject] = []
  var nibName: String?
  var nibBundle: Bundle?

  package init() {}
}
