import Foundation

/// A container that shows one child at a time, beside or behind its bars.
protocol PageArranging: UIViewController {
  /// The container of the pages, which covers the whole view, including the areas behind the bars.
  var contentView: UIView { get }
  /// The insets of what bars cover of the content view, and a page doesn't extend into, in points.
  func insetsBesideBars(of page: UIViewController) -> UIEdgeInsets
  /// Updates the place and the insets of the visible page.
  func placePage()
}

extension PageArranging {
  /// Returns the place of a page in the content view.
  func area(of page: UIViewController) -> CGRect {
    let (bounds, insets) = (contentView.bounds, insetsBesideBars(of: page))
    let height = max(bounds.height - insets.top - insets.bottom, 0)
    return CGRect(x: bounds.minX, y: bounds.minY + insets.top, width: bounds.width, height: height)
  }

  /// Puts the view of a page at its place.
  func place(_ page: UIViewController) {
    page.edges.besideBars = insetsBesideBars(of: page)
    page.view.place(in: area(of: page))
  }

  /// Puts a page that rests in the content view at its place if the bars have changed. Otherwise it stays where code has put it.
  func placeBesideBars(_ page: UIViewController) {
    guard page.viewIfLoaded?.superview === contentView, page.edges.besideBars != insetsBesideBars(of: page) else { return }
    place(page)
  }
}

extension UIView {
  /// A Boolean value that indicates whether a navigation or tab bar controller shows its pages in the view.
  package var isPageContainer: Bool { (superview?.viewController as? any PageArranging)?.contentView === self }
}
