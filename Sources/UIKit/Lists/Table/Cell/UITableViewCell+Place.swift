import Foundation

// The frame of a cell in its table.
extension UITableViewCell {
  /// Moves the cell to a frame in the table's content, ignoring its transform. If the frame is the same, changes that other code has made
  /// to the cell are kept.
  func take(_ newPlace: CGRect) {
    guard newPlace != place else { return }
    place = newPlace
    if bounds.size != newPlace.size { bounds.size = newPlace.size }
    let anchor = layer.anchorPoint
    let middle = CGPoint(x: newPlace.minX + newPlace.width * anchor.x, y: newPlace.minY + newPlace.height * anchor.y)
    if center != middle { center = middle }
  }

  /// Makes the cell apply its next frame even if it is the same.
  func forgetPlace() { place = nil }

  /// Resets the frame, and the changes that code has made to the visibility and transform.
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
