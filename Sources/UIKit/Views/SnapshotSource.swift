import Foundation

/// The view that a snapshot was taken of, for whoever has to tell what a view on the screen has come from.
@MainActor
struct SnapshotSource {
  /// Nil when the view has gone meanwhile.
  private(set) weak var view: UIView?
}
