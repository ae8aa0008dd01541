import Components
import Tweaks
import UIKit

final class SwitchEditor: TweakEditor {
  /// In points.
  static let width: CGFloat = 40

  private let toggle = UISwitch()

  override init(_ edited: EditedTweak) {
    super.init(edited)
    toggle.transform = CGAffineTransform(scaleX: 0.65, y: 0.65)
    toggle.onTintColor = Theme.accent
    toggle.addAction(UIAction { [unowned self] _ in edited.set(.boolean(toggle.isOn)) }, for: .valueChanged)
    addSubview(toggle)
  }

  override func refresh() { toggle.setOn(edited.value == .boolean(true), animated: window != nil) }

  override func activate() { edited.set(.boolean(edited.value != .boolean(true))) }

  override func layoutSubviews() {
    super.layoutSubviews()
    toggle.center = CGPoint(x: bounds.width - toggle.frame.width / 2, y: bounds.midY)
  }
}
