import Foundation

/// The margins that a view has been given, and how they mix with what surrounds it.
struct LayoutMargins {
  /// What was set; nil for the standard: 8 points, in a controller's view none above and below.
  var own: UIEdgeInsets?
  var preservesSuperview = false
  var includesSafeArea = true
}

extension UIView {
  /// The margins as they hold now: what was set, with the safe area and, if preserved, the superview's margins. In points.
  ///
  /// 8 points unless set; a controller's view has at least 16 (20 from 414 points of width on) at the sides and none above and below.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      layout.margins.own = newValue
      marginsMayHaveChanged()
    }
  }

  /// `layoutMargins`, by the reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set { layoutMargins = UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing) }
  }

  /// Whether the margins reach at least as far in as the superview's.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutStorage?.margins.preservesSuperview ?? false }
    set {
      layout.margins.preservesSuperview = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether the safe area is added to the margins. True unless set.
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

  /// Passes on that the margins may be others than before.
  func marginsMayHaveChanged() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    layoutMetricsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsMayHaveChanged() }
  }

  /// Has the constraints that go by the view's insets or scroll position look at them again.
  func layoutMetricsDidChange() {
    guard let dependents = layoutStorage?.dependents, !dependents.isEmpty, let engine = layoutEngine else { return }
    for constraint in dependents { engine.constantDidChange(constraint) }
  }
}

extension UIViewController {
  /// The least margins at the sides that a controller's view has on iOS, in points.
  static func systemMinimumSideMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
