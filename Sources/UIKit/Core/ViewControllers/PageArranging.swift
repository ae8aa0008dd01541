import Foundation

/// A container that shows one child at a time, next to or behind its bars.
protocol PageArranging: UIViewController {
  /// The container of the pages, which covers the whole view, including the areas behind the bars.
  var contentView: UIView { get }
  /// Returns the insets of the content view that bars cover and a page doesn't extend into, in points.
  func insetsBesideBars(of page: UIViewController) -> UIEdgeInsets
  /// Updates the position and the insets of the visible page.
  func placePage()
}

extension PageArranging {
  /// Returns the area of a page in the content view.
  func area(of page: UIViewController) -> CGRect {
    let (bounds, insets) = (contentView.bounds, insetsBesideBars(of: page))
    let height = max(bounds.height - insets.top - insets.bottom, 0)
    return CGRect(x: bounds.minX, y: bounds.minY + insets.top, width: bounds.width, height: height)
  }

  /// Moves the view of a page to its area.
  func place(_ page: UIViewController) {
    page.edges.besideBars = insetsBesideBars(of: page)
    page.view.place(in: area(of: page))
  }

  /// Moves a page that rests in the content view to its area if the bars have changed. Otherwise it stays where code has put it.
  func placeBesideBars(_ page: UIViewController) {
    guard page.viewIfLoaded?.superview === contentView, page.edges.besideBars != insetsBesideBars(of: page) else { return }
    place(page)
  }
}

extension UIView {
  /// A Boolean value that indicates whether a navigation or tab bar controller shows its pages in the view.
  package var isPageContainer: Bool { (superview?.viewController as? any PageArranging)?.contentView === self }
}
