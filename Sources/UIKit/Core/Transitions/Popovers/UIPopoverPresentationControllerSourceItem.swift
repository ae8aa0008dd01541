import Foundation

/// The item that a popover points at, or comes from: a view, a layout guide, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in the points of `referenceView`, or nil if the item is not on screen.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the bounds of the view in the points of `referenceView`, or nil if the view is in no window.
  public func frame(in referenceView: UIView) -> CGRect? { window == nil ? nil : convert(bounds, to: referenceView) }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the guide in the points of `referenceView`, or nil if its view is in no window.
  public func frame(in referenceView: UIView) -> CGRect? {
    owningView.flatMap { $0.window == nil ? nil : $0.convert(layoutFrame, to: referenceView) }
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button or custom view, or nil if it is in no window.
  public func frame(in referenceView: UIView) -> CGRect? { sourceView?.frame(in: referenceView) }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button, or nil if it is in no window.
  public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

/// An item that a popover grows out of and covers, rather than pointing at it.
@MainActor
protocol MorphingSourceItem {
  /// The view that shows the item.
  var sourceView: UIView? { get }
}

extension UIBarButtonItem: MorphingSourceItem {
  var sourceView: UIView? { customView ?? shownView }
}
