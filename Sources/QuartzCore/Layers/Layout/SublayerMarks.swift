/// The sublayers that a pass over the tree has to visit, so that its cost depends only on the number of marked ones.
///
/// The marks themselves are flags of the sublayers. A few marked sublayers are listed here. If there are more, checking all flags is as
/// fast.
struct SublayerMarks {
  private static let limit = 4

  /// The sublayers that may be marked, in any order, or nil if any may be.
  private var listed: [CALayer]?

  static var none: SublayerMarks { SublayerMarks(listed: []) }
  /// Any sublayer may be marked.
  static var any: SublayerMarks { SublayerMarks(listed: nil) }

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

  /// Returns the index of the next marked layer after `index`, or nil if there is none.
  func next(in sublayers: [CALayer], after index: Int, where isMarked: (CALayer) -> Bool) -> Int? {
    let rest = sublayers[min(index + 1, sublayers.count)...]
    guard let listed else { return rest.firstIndex(where: isMarked) }
    guard !listed.isEmpty else { return nil }
    return rest.firstIndex { layer in listed.contains { $0 === layer } && isMarked(layer) }
  }

  /// Keeps only sublayers that are still marked.
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
