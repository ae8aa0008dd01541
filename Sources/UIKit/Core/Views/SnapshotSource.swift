import Foundation

/// The view of which a snapshot was taken, so that the origin of a view on screen can be found.
@MainActor
struct SnapshotSource {
  /// The view, or nil if it no longer exists.
  private(set) weak var view: UIView?
}
