import Foundation

/// The place of a view in its superview, recorded before the view is removed so that it can be put back.
@MainActor
struct ViewPlace {
  let superview: UIView
  private let index: Int
  private let frame: CGRect
  /// The size of the superview when the place was recorded.
  private let surroundings: CGSize

  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
    self.superview = superview
    self.index = index
    frame = view.frame
    surroundings = superview.bounds.size
  }

  /// The frame to restore: the recorded one, or the superview's bounds if its size has changed since.
  var restFrame: CGRect { superview.bounds.size == surroundings ? frame : superview.bounds }

  func restore(_ view: UIView) {
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    view.setUntransformedFrame(restFrame)
  }
}

extension UIView {
  /// Sets the frame that the view would have without its transform, which is kept.
  ///
  /// A transform that an animator left behind would distort the size if `frame` were set.
  func setUntransformedFrame(_ rect: CGRect) {
    bounds.size = rect.size
    center = CGPoint(x: rect.minX + rect.width * anchorPoint.x, y: rect.minY + rect.height * anchorPoint.y)
  }
}
