import Foundation

/// The preferences of a controller for the edges of its container.
struct LayoutEdges {
  var extended: UIRectEdge = .all
  var includesOpaqueBars = false
  var adjustsScrollViewInsets = true
  /// The insets of the view in its container for bars that it doesn't extend below, in points, when it was last placed.
  var besideBars = UIEdgeInsets.zero
}

// Where the view of a controller extends below bars, its safe area excludes them.
extension UIViewController {
  public var edgesForExtendedLayout: UIRectEdge {
    get { edges.extended }
    set {
      edges.extended = newValue
      edgesDidChange()
    }
  }

  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { edges.includesOpaqueBars }
    set {
      edges.includesOpaqueBars = newValue
      edgesDidChange()
    }
  }

  private func edgesDidChange() { (parent as? any PageArranging)?.placePage() }

  func extends(belowTranslucentBar isTranslucent: Bool, at edge: UIRectEdge) -> Bool {
    edges.extended.contains(edge) && (isTranslucent || edges.includesOpaqueBars)
  }

  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { edges.adjustsScrollViewInsets }
    set { edges.adjustsScrollViewInsets = newValue }
  }

  /// Notifies the children and the presentation of a change of traits.
  func forwardTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    presented?.controller?.willTransition(to: traits, with: coordinator)
  }

  public var isBeingPresented: Bool { presentation?.isPresenting ?? false }

  public var isBeingDismissed: Bool { presentation?.isDismissing ?? false }

  /// Also returns the controller while the popover has become a sheet.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
      ?? presentation?.original?.controller as? UIPopoverPresentationController
  }

  public var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
}

extension UIScrollView {
  /// A Boolean value that indicates whether the controller around the scroll view lets it make room for bars.
  var isAdjustedByController: Bool { nearestViewController?.automaticallyAdjustsScrollViewInsets ?? true }
}
