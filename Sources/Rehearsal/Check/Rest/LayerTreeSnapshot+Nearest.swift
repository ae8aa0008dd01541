extension LayerTreeSnapshot {
  /// Returns the difference from the most similar of several snapshots in words, or nil if this one equals any of them.
  func difference(fromNearestOf expected: [LayerTreeSnapshot]) -> String? {
    if expected.contains(self) { return nil }
    let nearest = expected.min { differenceCount(from: $0) < differenceCount(from: $1) }
    return nearest.flatMap { stay(between: expected, near: $0) ?? difference(from: $0) }
  }

  /// Returns the number of layers that differ. Layers that exist in only one of the snapshots count four times.
  func differenceCount(from other: LayerTreeSnapshot) -> Int {
    zip(layers, other.layers).count { $0 != $1 } + abs(layers.count - other.layers.count) * 4
  }

  /// The values that a transition changes gradually.
  private static let gradual: Set<String> = ["position", "size", "opacity"]

  /// Returns in words the first value that stays between the values of two expected snapshots, or nil if there is none.
  private func stay(between expected: [LayerTreeSnapshot], near nearest: LayerTreeSnapshot) -> String? {
    for (index, layer) in layers.enumerated() where index < nearest.layers.count && layer != nearest.layers[index] {
      for (number, value) in layer.values.enumerated() where Self.gradual.contains(value.name) {
        let others = expected.filter { $0.layers.count > index && $0.layers[index].kind == layer.kind }
          .map { $0.layers[index].values[number] }
        if let (low, high) = value.bounds(among: others) {
          return "\(layer.title) stays between two states of rest, with \(value.name) \(value.text) instead of \(low.text) or \(high.text)"
        }
      }
    }
    return nil
  }
}

extension LayerTreeSnapshot.Value {
  private var numbers: [Double] { text.split(separator: " ").compactMap { Double($0) } }

  /// Returns two of `others` with a number of this value between theirs, or nil if there are none.
  fileprivate func bounds(among others: [Self]) -> (low: Self, high: Self)? {
    for (index, number) in numbers.enumerated() {
      let known = others.filter { $0.numbers.count > index }
      guard let low = known.filter({ $0.numbers[index] < number }).max(by: { $0.numbers[index] < $1.numbers[index] }),
        let high = known.filter({ $0.numbers[index] > number }).min(by: { $0.numbers[index] < $1.numbers[index] }),
        !known.contains(where: { $0.numbers[index] == number })
      else { continue }
      return (low, high)
    }
    return nil
  }
}
