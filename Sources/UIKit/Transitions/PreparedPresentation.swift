import Foundation

/// The presentation controller of a view controller that has not been presented yet. It is created on first access and used by
/// `present`.
@MainActor
struct PreparedPresentation {
  private var controller: UIPresentationController?
  private var style: UIModalPresentationStyle?

  /// Returns the presentation controller for the current modal presentation style of `presented`, and creates it if necessary.
  mutating func controller(for presented: UIViewController) -> UIPresentationController {
    if let controller, style == presented.modalPresentationStyle { return controller }
    let new = UIPresentationController.standard(for: presented, presenter: nil, source: presented)
    (controller, style) = (new, presented.modalPresentationStyle)
    return new
  }

  /// Removes and returns the prepared controller, or nil if the style has changed since.
  mutating func take(for presented: UIViewController) -> UIPresentationController? {
    defer { (controller, style) = (nil, nil) }
    return style == presented.modalPresentationStyle ? controller : nil
  }
}
