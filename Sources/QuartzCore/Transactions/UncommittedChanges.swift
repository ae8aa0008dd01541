import Foundation

/// What the running transaction has changed: the screen shows it only from the commit on.
///
/// A layer on the screen keeps what it was at the latest commit from its first change until the next commit, and only then: what does
/// not change keeps nothing, and layers that the screen has never shown have nothing to keep.
enum UncommittedChanges {
  nonisolated(unsafe) private static var kept: [CommittedLayer] = []
  nonisolated(unsafe) private static var arrived: [CALayer] = []
  /// Room for the next turn's, so that a turn allocates none.
  nonisolated(unsafe) private static var spare: (kept: [CommittedLayer], arrived: [CALayer]) = ([], [])
  nonisolated(unsafe) private static var isReleasing = false

  /// How a layer differs from what the latest commit left of it.
  enum Mark {
    /// Not at all.
    case unchanged
    /// It has come into a tree on show, which did not have it.
    case arrived
    /// It was on the screen, and has been changed: what it was is kept under this number.
    case changed(Int)
  }

  /// What `layer` was at the latest commit; nil where that is what it is.
  static func committed(_ layer: CALayer) -> CommittedLayer? {
    if case .changed(let number) = layer.mark { kept[number] } else { nil }
  }

  /// The superlayer that `layer` had at the latest commit, for layers that were in a tree then.
  static func committedParent(of layer: CALayer) -> CALayer? {
    if case .changed(let number) = layer.mark { kept[number].parent } else { layer.parent }
  }

  static func keep(_ layer: CALayer) {
    layer.mark = .changed(kept.count)
    kept.append(CommittedLayer(layer))
  }

  static func noteArrival(of layer: CALayer) {
    layer.mark = .arrived
    arrived.append(layer)
  }

  /// The screen shows everything as it is now.
  static func commit() {
    for committed in kept { committed.layer.mark = .unchanged }
    for layer in arrived { layer.mark = .unchanged }
    // What is released may end lives, and what ends then may change layers, and commit.
    guard !isReleasing, !kept.isEmpty || !arrived.isEmpty else { return }
    isReleasing = true
    swap(&kept, &spare.kept)
    swap(&arrived, &spare.arrived)
    // Room is not kept for what a single turn needed very much of.
    spare.kept.removeAll(keepingCapacity: spare.kept.capacity <= 512)
    spare.arrived.removeAll(keepingCapacity: spare.arrived.capacity <= 4096)
    isReleasing = false
  }
}

/// What a layer was at the latest commit.
struct CommittedLayer {
  let layer: CALayer
  let parent: CALayer?
  let state: LayerState
  let children: [CALayer]
  let mask: CALayer?
  let animations: [RunningAnimation]
  let time: LayerTime

  init(_ layer: CALayer) {
    self.layer = layer
    parent = layer.parent
    state = layer.modelState
    children = layer.children
    mask = layer.maskLayer
    animations = layer.runningAnimations
    time = layer.time
  }
}

/// How a layer's time comes from its superlayer's.
struct LayerTime {
  let begin: CFTimeInterval
  let offset: CFTimeInterval
  let speed: Float

  /// The layer's time when its superlayer's is `time`.
  func local(fromParent time: CFTimeInterval) -> CFTimeInterval { (time - begin) * Double(speed) + offset }
}
