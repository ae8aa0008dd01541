import Foundation

/// The appearance and positions of views, which a cancelled transition must restore.
@MainActor
struct ViewStates {
  private struct State {
    let view: UIView
    let superview: UIView?
    /// True if another animation of the view is running, which may change the view when it ends.
    let isAnimating: Bool
    let isHighlighted: Bool
    let alpha: CGFloat
    let isHidden: Bool
    let hidesElements: Bool
    let transform: CATransform3D
    /// How often a scroll view around the view has zoomed. A person may zoom during a transition.
    let zoomChanges: Int?
    /// Recorded only for the views that a transition moves as a whole. Others may be laid out again at any time.
    let frame: CGRect?
  }

  private var states: [State] = []
  private var known: Set<ObjectIdentifier> = []
  private let windowSize: CGSize?
  /// The maximum number of views, more than any reasonable screen has.
  private static let limit = 4000

  /// Includes all descendants of `roots`.
  init(of roots: [UIView]) {
    windowSize = roots.first?.window?.bounds.size
    // One root may contain another.
    let rootViews = Set(roots.map(ObjectIdentifier.init))
    for root in roots { note(root, roots: rootViews) }
  }

  private mutating func note(_ view: UIView, roots: Set<ObjectIdentifier>) {
    // Scroll indicators appear and disappear by themselves.
    guard states.count < Self.limit, !(view is ScrollIndicator), known.insert(ObjectIdentifier(view)).inserted else { return }
    states.append(
      State(
        view: view, superview: view.superview, isAnimating: view.layer.hasAnimations, isHighlighted: view.isInHighlightedControl,
        alpha: view.alpha, isHidden: view.isHidden,
        hidesElements: view.accessibilityElementsHidden, transform: view.transform3D,
        zoomChanges: view.zoomChangesAround,
        frame: roots.contains(ObjectIdentifier(view)) ? view.frame : nil))
    for subview in view.subviews { note(subview, roots: roots) }
  }

  /// The first view on the screen that has changed. Views that are still animating are ignored.
  var firstChange: (view: UIView, change: TransitionDiagnosis.Change)? {
    for state in states {
      if let change = change(since: state) { return (state.view, change) }
    }
    return nil
  }

  private func change(since state: State) -> TransitionDiagnosis.Change? {
    let view = state.view
    guard let window = view.window else { return nil }
    if state.superview == nil { return .presence }
    if state.superview?.window != nil, view.superview !== state.superview { return .place }
    guard !state.isAnimating, !view.layer.hasAnimations else { return nil }
    if abs(view.alpha - state.alpha) > 1e-3, state.isHighlighted == view.isInHighlightedControl { return .alpha }
    if view.accessibilityElementsHidden != state.hidesElements { return .accessibility }
    // After a change of size, views are laid out again, some of them by transforms or by hiding.
    guard window.bounds.size == windowSize else { return nil }
    if view.isHidden != state.isHidden { return .visibility }
    if !view.transform3D.isNearly(state.transform), view.zoomChangesAround == state.zoomChanges { return .transform }
    if let frame = state.frame, !view.frame.isNearly(frame) { return .frame }
    return nil
  }
}

extension UIView {
  fileprivate var zoomChangesAround: Int? { (superview as? UIScrollView)?.zoom.changes }

  fileprivate var isInHighlightedControl: Bool {
    viewChain(from: self).first(UIControl.self)?.isHighlighted == true
  }
}

extension CGRect {
  /// Returns whether no edge is half a point or more away.
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
