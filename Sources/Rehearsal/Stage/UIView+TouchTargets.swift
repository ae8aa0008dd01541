import UIKit

extension UIView {
  /// The points where the views of this tree that respond to touches can be touched: controls, cells, and views with gesture recognizers.
  /// They are the centers of the parts on the screen, in the window's coordinate system.
  package var touchTargets: [CGPoint] {
    guard !isHidden, isUserInteractionEnabled, let window else { return [] }
    var targets = subviews.flatMap(\.touchTargets)
    let isTarget = self is UIControl || self is UITableViewCell || self is UICollectionViewCell || gestureRecognizers?.isEmpty == false
    let visible = convert(bounds, to: nil).intersection(window.bounds)
    if isTarget, !visible.isNull, !visible.isEmpty { targets.append(CGPoint(x: visible.midX, y: visible.midY)) }
    return targets
  }
}
