import Foundation

// The place of a cell in its table.
extension UITableViewCell {
  /// Moves the cell to a frame in the table's content, disregarding its transform. If the cell already has this frame, changes
  /// that other code has made to it are kept.
  func take(_ newPlace: CGRect) {
    guard newPlace != place else { return }
    place = newPlace
    if bounds.size != newPlace.size { bounds.size = newPlace.size }
    let anchor = layer.anchorPoint
    let middle = CGPoint(x: newPlace.minX + newPlace.width * anchor.x, y: newPlace.minY + newPlace.height * anchor.y)
    if center != middle { center = middle }
  }

  /// Makes the cell move to its next place, even if it is the same.
  func forgetPlace() { place = nil }

  /// Resets the place of the cell and the changes that code has made to its visibility and transform.
  func leavePlace() {
    place = nil
    setDragState(.none)
    UIView.performWithoutAnimation {
      isHidden = false
      alpha = 1
      transform3D = CATransform3DIdentity
      layer.zPosition = 0
    }
  }
}
