import Foundation

@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// Shows a short text near the pointer when it rests on a view.
///
/// The text appears after the pointer has rested for 0.6 seconds on the scene's clock. It disappears when the pointer leaves the view, or
/// with any press, key or turn of the wheel. Shortly after one text has disappeared, the next appears at once. Keyboard focus does not show
/// tool tips.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Used without a delegate.
  open var defaultToolTip: String?
  open var isEnabled = true
  public private(set) weak var view: UIView?

  public override init() { super.init() }

  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {
    guard view == nil, let old = self.view else { return }
    old.window?.windowScene?.toolTips.ownerDidLeave(old)
    self.view = nil
  }

  open func didMove(to view: UIView?) { self.view = view }

  func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled else { return nil }
    if let delegate { return delegate.toolTipInteraction(self, configurationAt: point) }
    return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}
