import Foundation

/// An object that supplies the tool tips of a view.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the tool tip at a point of the interaction's view, or nil for none.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns the `defaultToolTip` of the interaction.
  public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// An interaction that shows a short text near the pointer when it rests on a view.
///
/// The text appears after the pointer has rested for 0.6 seconds on the scene's clock. It disappears when the pointer leaves
/// the view, or with any press, key or turn of the wheel. Shortly after one text has disappeared, the next appears at once.
/// Keyboard focus does not show tool tips.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The object that supplies the text.
  ///
  /// Without one, the text is `defaultToolTip`.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text to show without a delegate, or nil for none.
  open var defaultToolTip: String?
  /// A Boolean value that indicates whether the text is shown.
  open var isEnabled = true
  public private(set) weak var view: UIView?

  /// Creates an interaction whose delegate supplies the text.
  public override init() { super.init() }

  /// Creates an interaction with one text for the whole view.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  /// Dismisses the tool tip when the interaction is removed.
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
