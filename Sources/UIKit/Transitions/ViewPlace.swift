import Foundation

/// Where a view stood before it was taken out, so that it can be put back.
@MainActor
struct ViewPlace {
  let superview: UIView
  private let index: Int
  private let frame: CGRect
  /// The superview's size at that time.
  private let surroundings: CGSize

  /// The place of `view`; nil when it is in no superview.
  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
    self.superview = superview
    self.index = index
    frame = view.frame
    surroundings = superview.bounds.size
  }

  /// The frame to go back to: what it was, or the whole superview if that has changed size meanwhile.
  var restFrame: CGRect { superview.bounds.size == surroundings ? frame : superview.bounds }

  /// Puts the view back.
  func restore(_ view: UIView) {
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    // Not by `frame`: a transform that an animator left behind would distort the size.
    let rest = restFrame
    view.bounds.size = rest.size
    view.center = CGPoint(x: rest.minX + rest.width * view.anchorPoint.x, y: rest.minY + rest.height * view.anchorPoint.y)
  }
}
