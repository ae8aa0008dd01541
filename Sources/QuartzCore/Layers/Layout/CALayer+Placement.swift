// Support for a client's layout, which places sublayers and must notice when code moves them.
extension CALayer {
  /// Calls `body` with each sublayer whose placement is due, from back to front.
  ///
  /// `body` must call `willPlace()` for the sublayer, otherwise it is visited again the next time.
  package func forEachSublayerToPlace(_ body: (CALayer) -> Void) {
    guard !placement.sublayers.isEmpty else { return }
    let layers = children
    var index = -1
    while let next = placement.sublayers.next(in: layers, after: index, where: \.placement.isDue) {
      ThreadState.main.visits += 1
      body(layers[next])
      index = next
    }
    placement.sublayers.settle(children, where: \.placement.isDue)
  }

  /// Requests the placement of this layer.
  package func setNeedsPlace() {
    placement.isDue = true
    parent?.placement.sublayers.insert(self)
  }

  /// Requests the placement of all sublayers.
  package func setNeedsPlacesOfSublayers() {
    for layer in children { layer.placement.isDue = true }
    placement.sublayers = .any
  }

  /// Called before the layer is placed. Changes after this call can request another placement.
  package func willPlace() {
    placement.isDue = false
    placement.isPlaced = false
  }

  /// Called after the layer has been placed. If it isn't where it should be, or is moved later, its placement is due again.
  package func didPlace(asIntended: Bool) {
    placement.isPlaced = true
    if !asIntended { placeDidChange() }
  }

  /// Called after the position, the size, or the anchor point has changed.
  func placeDidChange() {
    guard placement.isPlaced else { return }
    placement.isPlaced = false
    setNeedsPlace()
  }
}
