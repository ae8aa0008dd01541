import Foundation

/// What a cancelled transition must leave as it was: how views look, and where they stand.
@MainActor
struct ViewLooks {
  private struct Look {
    let view: UIView
    let superview: UIView?
    let alpha: CGFloat
    let isHidden: Bool
    let transform: CATransform3D
    /// Only of the views that a transition moves as a whole: others are laid out anew at any time.
    let frame: CGRect?
  }

  private var looks: [Look] = []
  private var known: Set<ObjectIdentifier> = []
  private let windowSize: CGSize?
  /// More views than any screen has; a bound for those that have.
  private static let limit = 4000

  /// The looks of `roots` and of all views inside them.
  init(of roots: [UIView]) {
    windowSize = roots.first?.window?.bounds.size
    // Roots may stand inside each other.
    let rootViews = Set(roots.map(ObjectIdentifier.init))
    for root in roots { note(root, roots: rootViews) }
  }

  private mutating func note(_ view: UIView, roots: Set<ObjectIdentifier>) {
    // Scroll indicators come and go on their own.
    guard looks.count < Self.limit, !(view is ScrollIndicator), known.insert(ObjectIdentifier(view)).inserted else { return }
    looks.append(
      Look(
        view: view, superview: view.superview, alpha: view.alpha, isHidden: view.isHidden, transform: view.transform3D,
        frame: roots.contains(ObjectIdentifier(view)) ? view.frame : nil))
    for subview in view.subviews { note(subview, roots: roots) }
  }

  /// The first view on the screen that is not as it was, and in what; views that are still moving do not count.
  var firstChange: (view: UIView, change: TransitionDiagnosis.Change)? {
    for look in looks {
      if let change = change(since: look) { return (look.view, change) }
    }
    return nil
  }

  private func change(since look: Look) -> TransitionDiagnosis.Change? {
    let view = look.view
    guard let window = view.window else { return nil }
    if look.superview?.window != nil, view.superview !== look.superview { return .place }
    guard !view.layer.hasAnimations else { return nil }
    if abs(view.alpha - look.alpha) > 1e-3 { return .alpha }
    // For another size views are laid out anew, some by their transforms or by hiding.
    guard window.bounds.size == windowSize else { return nil }
    if view.isHidden != look.isHidden { return .visibility }
    if !view.transform3D.isNearly(look.transform) { return .transform }
    if let frame = look.frame, !view.frame.isNearly(frame) { return .frame }
    return nil
  }
}

extension CGRect {
  /// Whether no edge is further than half a point away.
  func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(maxX - other.maxX) < 0.5 && abs(maxY - other.maxY) < 0.5
  }
}

extension CATransform3D {
  fileprivate func isNearly(_ other: CATransform3D) -> Bool {
    let differences = [
      m11 - other.m11, m12 - other.m12, m13 - other.m13, m14 - other.m14, m21 - other.m21, m22 - other.m22, m23 - other.m23,
      m24 - other.m24, m31 - other.m31, m32 - other.m32, m33 - other.m33, m34 - other.m34, m41 - other.m41, m42 - other.m42,
      m43 - other.m43, m44 - other.m44,
    ]
    return differences.allSatisfy { abs($0) < 1e-3 }
  }
}
