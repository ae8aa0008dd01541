import Foundation

struct LayoutMargins {
  /// The margins that were set, or nil for the default: 8 points, or 0 at the top and bottom of a controller's view.
  var own: UIEdgeInsets?
  var preservesSuperview = false
  var includesSafeArea = true
}

extension UIView {
  /// The margins that were set, plus the safe area, and at least the superview's margins if those are preserved. In points.
  ///
  /// The default is 8 points. A controller's view has at least 16 points at the sides (20 from a width of 414 points) and none at the top
  /// and bottom.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      layout.margins.own = newValue
      marginsMayHaveChanged()
    }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let (leading, trailing) = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
      return NSDirectionalEdgeInsets(top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
    }
    set {
      let (left, right) = isRightToLeft ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
      layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
    }
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutStorage?.margins.preservesSuperview ?? false }
    set {
      layout.margins.preservesSuperview = newValue
      marginsMayHaveChanged()
    }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutStorage?.margins.includesSafeArea ?? true }
    set {
      layout.margins.includesSafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  private var effectiveMargins: UIEdgeInsets {
    let settings = layoutStorage?.margins ?? LayoutMargins()
    var margins = settings.own ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if viewController != nil {
      let side = UIViewController.systemMinimumSideMargin(width: bounds.width)
      if settings.own == nil { margins = .zero }
      margins.left = max(margins.left, side)
      margins.right = max(margins.right, side)
    }
    if settings.includesSafeArea {
      margins = UIEdgeInsets(
        top: margins.top + safeAreaInsets.top, left: margins.left + safeAreaInsets.left, bottom: margins.bottom + safeAreaInsets.bottom,
        right: margins.right + safeAreaInsets.right)
    }
    if settings.preservesSuperview, let superview {
      let around = superview.layoutMargins
      let origin = CGPoint(
        x: layer.position.x - bounds.width * layer.anchorPoint.x - superview.bounds.minX,
        y: layer.position.y - bounds.height * layer.anchorPoint.y - superview.bounds.minY)
      margins.left = max(margins.left, around.left - origin.x)
      margins.top = max(margins.top, around.top - origin.y)
      margins.right = max(margins.right, around.right - (superview.bounds.width - origin.x - bounds.width))
      margins.bottom = max(margins.bottom, around.bottom - (superview.bounds.height - origin.y - bounds.height))
    }
    return margins
  }

  func marginsMayHaveChanged() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    layoutMetricsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsMayHaveChanged() }
  }

  /// Updates the constraints that depend on the insets or scroll position of the view.
  func layoutMetricsDidChange() {
    guard let dependents = layoutStorage?.dependents, !dependents.isEmpty, let engine = layoutEngine else { return }
    for constraint in dependents { engine.constantDidChange(constraint) }
  }
}

extension UIViewController {
  /// Returns the minimum margins at the sides of a controller's view on iOS, in points.
  static func systemMinimumSideMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
