import Foundation

/// The changes of the running transaction, which the screen shows from the commit on.
///
/// A layer on screen stores its state of the latest commit from its first change until the next commit. Unchanged layers store nothing, and
/// neither do layers that have never been on screen.
final class UncommittedChanges {
  private var kept: [CommittedLayer] = []
  private var arrived: [CALayer] = []
  /// Capacity for the next turn, so that a turn doesn't allocate any.
  private var spare: (kept: [CommittedLayer], arrived: [CALayer]) = ([], [])
  private var isReleasing = false

  enum Mark {
    case unchanged
    /// The layer has been added to a tree on screen that didn't contain it.
    case arrived
    /// The layer was on screen and has changed. Its previous state is stored under this number.
    case changed(Int)
  }

  /// Returns the state of `layer` at the latest commit, or nil if it is unchanged.
  func committed(_ layer: CALayer) -> CommittedLayer? {
    if case .changed(let number) = layer.mark { kept[number] } else { nil }
  }

  /// Returns the superlayer that `layer` had at the latest commit, for layers that were in a tree then.
  func committedParent(of layer: CALayer) -> CALayer? {
    if case .changed(let number) = layer.mark { kept[number].parent } else { layer.parent }
  }

  func keep(_ layer: CALayer) {
    layer.mark = .changed(kept.count)
    kept.append(CommittedLayer(layer))
  }

  func noteArrival(of layer: CALayer) {
    layer.mark = .arrived
    arrived.append(layer)
  }

  /// Makes the screen show the current state of everything.
  func commit() {
    for committed in kept { committed.layer.mark = .unchanged }
    for layer in arrived { layer.mark = .unchanged }
    // Releasing layers may run code that changes layers and commits.
    guard !isReleasing, !kept.isEmpty || !arrived.isEmpty else { return }
    isReleasing = true
    swap(&kept, &spare.kept)
    swap(&arrived, &spare.arrived)
    // Does not retain capacity that a single turn needed in excess.
    spare.kept.removeAll(keepingCapacity: spare.kept.capacity <= 512)
    spare.arrived.removeAll(keepingCapacity: spare.arrived.capacity <= 4096)
    isReleasing = false
  }
}

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
