import Components
import UIKit

@MainActor
enum ActionButton {
  static func make(_ action: UIAction) -> UIButton {
    let button = flat(action, background: .systemBlue)
    button.layer.castShadow(opacity: 0.25, radius: 12, drop: 4)
    return button
  }

  static func flat(_ action: UIAction, titleColor: UIColor = .white, background: UIColor, cornerRadius: CGFloat = 14) -> UIButton {
    let button = UIButton(type: .system, primaryAction: action)
    button.setTitleColor(titleColor, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.backgroundColor = background
    button.layer.cornerRadius = cornerRadius
    return button
  }

  static func frame(in view: UIView) -> CGRect {
    let room = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right - 32
    let width = min(room, 358)
    return CGRect(
      x: view.bounds.midX - width / 2, y: view.bounds.height - max(view.safeAreaInsets.bottom, 16) - 58, width: width, height: 50)
  }
}
