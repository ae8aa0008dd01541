import Foundation

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns nil if the item isn't on screen.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { window == nil ? nil : convert(bounds, to: referenceView) }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    owningView.flatMap { $0.window == nil ? nil : $0.convert(layoutFrame, to: referenceView) }
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { sourceView?.frame(in: referenceView) }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

/// An item that a popover grows out of and covers, rather than pointing at it.
@MainActor
protocol MorphingSourceItem {
  var sourceView: UIView? { get }
}

extension UIBarButtonItem: MorphingSourceItem {
  var sourceView: UIView? { customView ?? shownView }
}
