import UIKit

/// The wide button at the bottom of a screen that starts a transition.
@MainActor
enum ActionButton {
  static func make(_ action: UIAction) -> UIButton {
    let button = UIButton(type: .system, primaryAction: action)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 14
    button.layer.shadowOpacity = 0.25
    button.layer.shadowRadius = 12
    button.layer.shadowOffset = CGSize(width: 0, height: 4)
    return button
  }

  /// Returns the button's frame above the bottom of the safe area.
  static func frame(in view: UIView) -> CGRect {
    let room = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right - 32
    let width = min(room, 358)
    return CGRect(
      x: view.bounds.midX - width / 2, y: view.bounds.height - max(view.safeAreaInsets.bottom, 16) - 58, width: width, height: 50)
  }
}
