import Foundation

/// What is prepared for the presentation of a view controller: the transition that it prefers, and its presentation controller, which is
/// created on first access and used by `present`.
@MainActor
struct PreparedPresentation {
  private var controller: UIPresentationController?
  private var style: UIModalPresentationStyle?
  var transition: UIViewController.Transition?
  /// The gestures and the zoom in progress of a controller that zooms.
  var zoom: ZoomControl?

  /// Returns the prepared controller for a modal presentation style, or nil.
  func controller(for style: UIModalPresentationStyle) -> UIPresentationController? { style == self.style ? controller : nil }

  mutating func keep(_ controller: UIPresentationController, for style: UIModalPresentationStyle) {
    (self.controller, self.style) = (controller, style)
  }

  /// Removes and returns the prepared controller, or nil if the style has changed since.
  mutating func take(for presented: UIViewController) -> UIPresentationController? {
    defer { (controller, style) = (nil, nil) }
    return style == presented.modalPresentationStyle ? controller : nil
  }
}

extension UIViewController {
  /// The presentation controller for the current modal presentation style, which is created on first access.
  var preparedController: UIPresentationController {
    if let controller = prepared.controller(for: modalPresentationStyle) { return controller }
    // The new controller depends on the other preparations, so this isn't a mutating method of `PreparedPresentation`.
    let new = UIPresentationController.standard(for: self, presenter: nil, source: self)
    prepared.keep(new, for: modalPresentationStyle)
    return new
  }
}
