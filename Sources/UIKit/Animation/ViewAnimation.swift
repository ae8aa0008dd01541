import Foundation

/// The engine behind `UIView.animate`.
@MainActor
enum ViewAnimation {
  /// The action for a change of `layer`, a view's layer: none.
  static func action(for layer: CALayer, key: String, view: UIView) -> (any CAAction)? { NSNull() }
}
