import UIKit

extension UIButton {
  /// Sets up a new button. With `title` nil, the button keeps the title of its configuration.
  package func set(_ title: String? = nil, toolTip: String? = nil, _ action: @escaping () -> Void) {
    if let title { setTitle(title, for: .normal) }
    if let toolTip { self.toolTip = toolTip }
    addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
  }
}
