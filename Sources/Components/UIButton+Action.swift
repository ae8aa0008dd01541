import UIKit

extension UIButton {
  /// Sets the title, the tool tip and the action of a new button.
  ///
  /// - Parameters:
  ///   - title: The title, or nil for that of the configuration.
  ///   - toolTip: The tool tip, or nil for none.
  ///   - action: The closure to call when the button is pressed.
  package func set(_ title: String? = nil, toolTip: String? = nil, _ action: @escaping () -> Void) {
    if let title { setTitle(title, for: .normal) }
    if let toolTip { self.toolTip = toolTip }
    addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
  }
}
