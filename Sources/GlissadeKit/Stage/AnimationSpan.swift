import UIKit

/// When the animations below a layer begin and end, on the clock of the layer that they were looked for from.
struct AnimationSpan {
  private(set) var begin = TimeInterval.infinity
  /// The ends of all that end at some time, unsorted.
  private(set) var ends: [TimeInterval] = []

  var isEmpty: Bool { ends.isEmpty }
  var latestEnd: TimeInterval? { ends.max() }

  /// The earliest end after `time`.
  func nextEnd(after time: TimeInterval) -> TimeInterval? { ends.filter { $0 > time }.min() }

  init(below root: CALayer) { collect(root, root) }

  private mutating func collect(_ layer: CALayer, _ root: CALayer) {
    for key in layer.animationKeys() ?? [] {
      guard let animation = layer.animation(forKey: key) else { continue }
      let begin = root.convertTime(animation.beginTime, from: layer)
      let end = root.convertTime(animation.beginTime + animation.activeDuration, from: layer)
      self.begin = min(self.begin, begin)
      // What repeats without end (a spinner) keeps nobody waiting.
      if end.isFinite { ends.append(end) }
    }
    for sublayer in layer.sublayers ?? [] { collect(sublayer, root) }
  }
}
