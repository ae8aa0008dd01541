import Foundation

/// The presentation controller of a controller that has not been presented yet: made when somebody asks for it, used by `present`.
@MainActor
struct PreparedPresentation {
  private var controller: UIPresentationController?
  private var style: UIModalPresentationStyle?

  /// The presentation controller for the style that `presented` has now.
  mutating func controller(for presented: UIViewController) -> UIPresentationController {
    if let controller, style == presented.modalPresentationStyle { return controller }
    let new = UIPresentationController.standard(for: presented, presenter: nil, source: presented)
    (controller, style) = (new, presented.modalPresentationStyle)
    return new
  }

  /// Gives up what was prepared, if it still fits the style.
  mutating func take(for presented: UIViewController) -> UIPresentationController? {
    defer { (controller, style) = (nil, nil) }
    return style == presented.modalPresentationStyle ? controller : nil
  }
}
