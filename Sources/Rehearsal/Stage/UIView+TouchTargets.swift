import UIKit

extension UIView {
  /// The centers of the views in this tree that respond to touches: controls, cells, and views with gesture recognizers, if they are on
  /// the screen.
  var touchTargets: [CGPoint] {
    guard !isHidden, isUserInteractionEnabled, let window else { return [] }
    var targets = subviews.flatMap(\.touchTargets)
    let isTarget = self is UIControl || self is UITableViewCell || self is UICollectionViewCell || gestureRecognizers?.isEmpty == false
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    if isTarget, window.bounds.contains(middle) { targets.append(middle) }
    return targets
  }
}
