/// What one pass over the tree, layout or display, has to do at a layer and below it.
struct LayerPass {
  /// A Boolean value that indicates whether the layer itself needs the pass.
  var isNeeded = false
  /// A Boolean value that indicates whether the layer or a descendant needs the pass.
  var isNeededInSubtree = false
  /// The sublayers whose subtrees need the pass.
  var sublayers = SublayerMarks.none

  /// Marks the subtree. Returns false if it was already marked.
  mutating func markSubtree() -> Bool {
    defer { isNeededInSubtree = true }
    return !isNeededInSubtree
  }
}

/// Where a layer is in relation to the client's layout, which places it. See `forEachSublayerToPlace(_:)`.
struct LayerPlacement {
  /// A Boolean value that indicates whether the client has to place the layer.
  var isDue = true
  /// A Boolean value that indicates whether the layer is where the client has placed it.
  var isPlaced = false
  /// The sublayers that the client has to place.
  var sublayers = SublayerMarks.any
}
