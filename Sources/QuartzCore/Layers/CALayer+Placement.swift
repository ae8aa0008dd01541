// A client's layout that computes places for sublayers, and has to notice which of them code has changed since.
extension CALayer {
  /// Calls `body` with each sublayer whose place is due, from back to front.
  ///
  /// `body` ends each with `didPlace(asIntended:)` or `leavePlace()`, or else the sublayer comes again the next time.
  package func forEachSublayerToPlace(_ body: (CALayer) -> Void) {
    guard !sublayersToPlace.isEmpty else { return }
    let layers = children
    var index = -1
    while let next = sublayersToPlace.next(in: layers, after: index, where: \.placeIsDue) {
      Self.visits += 1
      body(layers[next])
      index = next
    }
    sublayersToPlace.settle(children, where: \.placeIsDue)
  }

  /// Requests a place for this layer.
  package func setNeedsPlace() {
    placeIsDue = true
    parent?.sublayersToPlace.insert(self)
  }

  /// Requests places for all sublayers.
  package func setNeedsPlacesOfSublayers() {
    for layer in children { layer.placeIsDue = true }
    sublayersToPlace = .any
  }

  /// Notes that the layer is about to get its place. What happens meanwhile may request another.
  package func willPlace() {
    placeIsDue = false
    isPlaced = false
  }

  /// Notes that the layer has its place. If it is another one than intended, or becomes one, the place is due again.
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
