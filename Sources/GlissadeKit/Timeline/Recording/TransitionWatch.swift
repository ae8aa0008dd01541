import UIKit

/// Takes down when transitions begin, pass into a hand and out of it, and end.
@MainActor
struct TransitionWatch {
  private(set) var moments: [MotionMoment] = []
  private var current: (any UIViewControllerTransitionCoordinator)?
  private var isInteractive = false
  /// Whether the transition had been cancelled when it was last looked at.
  private var isCancelled = false

  /// What is under way after a turn at `time`, in seconds; nil for nothing.
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

  /// What the hand of a take does until `end`: presses and lifts, not each movement; turns of the wheel and keys.
  static func moments(of take: Take, until end: TimeInterval) -> [MotionMoment] {
    var moments: [MotionMoment] = []
    for event in take.events where event.time <= end {
      guard let input = event.input, let kind = kind(of: input) else { continue }
      // A turn of the wheel comes in many small steps.
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
    case .hover, .text: nil
    }
  }
}
