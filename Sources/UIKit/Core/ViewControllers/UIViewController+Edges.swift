import Foundation

/// The preferences of a controller for the edges of its container.
struct LayoutEdges {
  var extended: UIRectEdge = .all
  var includesOpaqueBars = false
  var adjustsScrollViewInsets = true
  /// The insets of the view in its container for bars that it doesn't extend below, in points, as it was last placed.
  var besideBars = UIEdgeInsets.zero
}

// Where the view of a controller extends below bars, its safe area excludes them.
extension UIViewController {
  /// The edges at which the view extends below bars. The default is all.
  public var edgesForExtendedLayout: UIRectEdge {
    get { edges.extended }
    set {
      edges.extended = newValue
      edgesDidChange()
    }
  }

  /// A Boolean value that indicates whether the view extends below bars that aren't translucent, too. The default is false.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { edges.includesOpaqueBars }
    set {
      edges.includesOpaqueBars = newValue
      edgesDidChange()
    }
  }

  private func edgesDidChange() { (parent as? any PageArranging)?.placePage() }

  /// Returns whether the view extends below a bar at an edge.
  func extends(belowTranslucentBar isTranslucent: Bool, at edge: UIRectEdge) -> Bool {
    edges.extended.contains(edge) && (isTranslucent || edges.includesOpaqueBars)
  }

  /// A Boolean value that indicates whether scroll views whose behavior is `.automatic` make room for bars.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { edges.adjustsScrollViewInsets }
    set { edges.adjustsScrollViewInsets = newValue }
  }

  /// Notifies the children and the presentation of a change of traits.
  func forwardTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    presented?.controller?.willTransition(to: traits, with: coordinator)
  }

  /// A Boolean value that indicates whether the transition that presents this controller is in progress.
  public var isBeingPresented: Bool { presentation?.isPresenting ?? false }

  /// A Boolean value that indicates whether the transition that dismisses this controller is in progress.
  public var isBeingDismissed: Bool { presentation?.isDismissing ?? false }

  /// The presentation controller as a popover, also while the popover has become a sheet, or nil if the style is not a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
      ?? presentation?.original?.controller as? UIPopoverPresentationController
  }

  /// The presentation controller as a sheet, or nil if the style is not a sheet.
  public var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
}

extension UIScrollView {
  /// A Boolean value that indicates whether the controller around the scroll view lets it make room for bars.
  var isAdjustedByController: Bool {
    var responder = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return (responder as? UIViewController)?.automaticallyAdjustsScrollViewInsets ?? true
  }
}
