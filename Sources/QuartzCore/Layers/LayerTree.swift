import Foundation

/// A layer tree that somebody shows, with what its host must know: whether there is anything new to draw, and what is due.
///
/// A host's turn: `MediaTime.now = …`, `advance()`, deliver input, `commit()`, draw if `needsFrame`.
public final class LayerTree {
  /// The tree whose scene's code runs.
  nonisolated(unsafe) public static weak var current: LayerTree?

  public unowned let root: CALayer
  /// Goes up with each change of anything in the tree.
  public internal(set) var changeCount = 0

  /// Shows `root`, which must be a root, until `close()` is called.
  public init(root: CALayer) {
    self.root = root
    root.shownTree = self
  }

  /// Ends the show: animations in the tree end unfinished.
  public func close() { root.shownTree = nil }
}

extension CALayer {
  /// The tree on show that this layer is in; nil when it is in none.
  public var layerTree: LayerTree? { rootLayer.shownTree }

  /// Tells the tree's host that there is something new to draw.
  public func setNeedsDisplayOfTree() {
    guard presented == nil else { return }
    rootLayer.shownTree?.changeCount += 1
  }
}
