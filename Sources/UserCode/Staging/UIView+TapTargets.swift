import UIKit

extension UIView {
  /// The points at which a person could tap the views of this tree that respond to touches: the middles of the parts that are on the
  /// screen, in the window's coordinate system.
  var tapTargets: [CGPoint] {
    guard !isHidden, isUserInteractionEnabled, let window else { return [] }
    var targets = subviews.flatMap(\.tapTargets)
    let isTarget = self is UIControl || self is UITableViewCell || self is UICollectionViewCell || gestureRecognizers?.isEmpty == false
    let visible = convert(bounds, to: nil).intersection(window.bounds)
    if isTarget, !visible.isNull, !visible.isEmpty { targets.append(CGPoint(x: visible.midX, y: visible.midY)) }
    return targets
  }
}
