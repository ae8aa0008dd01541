import Foundation

/// Says what the tool tip at a point of a view is.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The tool tip at a point of the interaction's view; nil for none there.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// Shows a short text near the pointer when it rests on a view.
///
/// The text comes after 0.6 seconds of rest on the scene's clock, and goes when the pointer leaves the view, or with any press, key or
/// turn of the wheel. Right after one has gone the next comes at once. The keyboard's focus shows none.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Says what the text is; without one it is `defaultToolTip`.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text where the delegate has nothing to say; nil for none.
  open var defaultToolTip: String?
  /// Whether the text is shown.
  open var isEnabled = true
  /// The view that the interaction has been added to.
  public private(set) weak var view: UIView?

  /// An interaction whose delegate says what the text is.
  public override init() { super.init() }

  /// An interaction with one text for the whole view.
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
