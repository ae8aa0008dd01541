// Support for a client's layout, which places sublayers and must notice when code moves them.
extension CALayer {
  /// Calls `body` with each sublayer whose placement is due, from back to front.
  ///
  /// `body` must call `willPlace()` for the sublayer, otherwise it is visited again the next time.
  package func forEachSublayerToPlace(_ body: (CALayer) -> Void) {
    guard !sublayersToPlace.isEmpty else { return }
    let layers = children
    var index = -1
    while let next = sublayersToPlace.next(in: layers, after: index, where: \.placeIsDue) {
      ThreadState.main.visits += 1
      body(layers[next])
      index = next
    }
    sublayersToPlace.settle(children, where: \.placeIsDue)
  }

  /// Requests the placement of this layer.
  package func setNeedsPlace() {
    placeIsDue = true
    parent?.sublayersToPlace.insert(self)
  }

  /// Requests the placement of all sublayers.
  package func setNeedsPlacesOfSublayers() {
    for layer in children { layer.placeIsDue = true }
    sublayersToPlace = .any
  }

  /// Called before the layer is placed. Changes after this call can request another placement.
  package func willPlace() {
    placeIsDue = false
    isPlaced = false
  }

  /// Called after the layer has been placed. If it isn't where it should be, or is moved later, its placement is due again.
  package func didPlace(asIntended: Bool) {
    isPlaced = true
    if !asIntended { placeDidChange() }
  }

  /// Called after the position, the size, or the anchor point has changed.
  func placeDidChange() {
    guard isPlaced else { return }
    isPlaced = false
    setNeedsPlace()
  }
}
