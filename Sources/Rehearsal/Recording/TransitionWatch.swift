import UIKit

/// Records when transitions begin, become interactive, are released, and end.
@MainActor
struct TransitionWatch {
  private(set) var moments: [MotionMoment] = []
  private var current: (any UIViewControllerTransitionCoordinator)?
  private var isInteractive = false
  /// A Boolean value that indicates whether the transition was already cancelled at the last call of `note(_:at:)`.
  private var isCancelled = false

  /// Records the transition in progress after a turn at `time`, in seconds, or nil for none.
  mutating func note(_ transition: (any UIViewControllerTransitionCoordinator)?, at time: TimeInterval) {
    func add(_ kind: MotionMoment.Kind) { moments.append(MotionMoment(time: time, kind: kind)) }
    if let current, current !== transition {
      if isInteractive { add(.interactionEnded) }
      // It may have been cancelled and completed in the same turn.
      add(current.didComplete ?? !isCancelled ? .transitionCompleted : .transitionCancelled)
      (self.current, isInteractive) = (nil, false)
    }
    guard let transition else { return }
    if current == nil { add(.transitionBegan) }
    current = transition
    isCancelled = transition.isCancelled
    guard transition.isInteractive != isInteractive else { return }
    isInteractive = transition.isInteractive
    add(isInteractive ? .interactionBegan : .interactionEnded)
  }

  /// Returns the input events of a take until `end`: presses and releases without the moves in between, scrolling and keys.
  static func moments(of take: Take, until end: TimeInterval) -> [MotionMoment] {
    var moments: [MotionMoment] = []
    for event in take.events where event.time <= end {
      guard let input = event.input, let kind = kind(of: input) else { continue }
      // Scrolling comes in many small steps.
      if kind == .wheel, let latest = moments.last, latest.kind == .wheel, event.time - latest.time < 0.1 { continue }
      moments.append(MotionMoment(time: event.time, kind: kind))
    }
    return moments
  }

  private static func kind(of input: InputEvent) -> MotionMoment.Kind? {
    switch input {
    case .pointer(let pointer):
      switch pointer.phase {
      case .began: .touchBegan
      case .moved: nil
      case .ended: .touchEnded
      case .cancelled: .touchCancelled
      }
    case .wheel: .wheel
    case .key(let key): key.isDown && !key.isRepeat ? .key(key.characters.isEmpty ? "\(key.usage)" : key.characters) : nil
    case .pinch, .hover, .text: nil
    }
  }
}
