/// The sublayers that a pass over the tree has to visit, so that it costs what is marked and not what stands around it.
///
/// The marks themselves are flags of the sublayers. A few marked sublayers are listed here. Where there are more, looking at the
/// flag of each is as fast.
struct SublayerMarks {
  private static let limit = 4

  /// The sublayers that may be marked, in any order, or nil if any may be.
  private var listed: [CALayer]?

  /// No marked sublayers.
  static var none: SublayerMarks { SublayerMarks(listed: []) }
  /// Sublayers any of which may be marked.
  static var any: SublayerMarks { SublayerMarks(listed: nil) }

  /// A Boolean value that indicates whether no sublayer is marked.
  var isEmpty: Bool { listed?.isEmpty == true }

  /// Adds a sublayer whose flag has been set.
  mutating func insert(_ layer: CALayer) {
    guard let count = listed?.count, listed?.contains(where: { $0 === layer }) == false else { return }
    if count < Self.limit { listed?.append(layer) } else { listed = nil }
  }

  /// Removes a layer that is no longer a sublayer.
  mutating func remove(_ layer: CALayer) {
    guard listed?.isEmpty == false else { return }
    listed?.removeAll { $0 === layer }
  }

  /// Returns the index of the next marked layer behind `index` in `sublayers`, or nil if there is none.
  func next(in sublayers: [CALayer], after index: Int, where isMarked: (CALayer) -> Bool) -> Int? {
    let rest = sublayers[min(index + 1, sublayers.count)...]
    guard let listed else { return rest.firstIndex(where: isMarked) }
    guard !listed.isEmpty else { return nil }
    return rest.firstIndex { layer in listed.contains { $0 === layer } && isMarked(layer) }
  }

  /// Keeps only those of `sublayers` that are marked still.
  mutating func settle(_ sublayers: [CALayer], where isMarked: (CALayer) -> Bool) {
    if listed != nil {
      listed?.removeAll { !isMarked($0) }
    } else {
      var found: [CALayer] = []
      for layer in sublayers where isMarked(layer) {
        guard found.count < Self.limit else { return }
        found.append(layer)
      }
      listed = found
    }
  }
}
