import Foundation

// Moving items by a gesture.
extension UICollectionView {
  /// Returns false if the data source doesn't let the item be moved.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { moving.begin(at: indexPath, in: self) }

  /// Moves the item to a point of the content. Other items make room for it.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moving.fingerMoved(to: targetPosition, in: self) }

  /// Puts the item down at its current place, and tells the data source.
  public func endInteractiveMovement() { moving.end(in: self) }

  /// Returns the item to its original place.
  public func cancelInteractiveMovement() { moving.cancel(in: self) }
}
