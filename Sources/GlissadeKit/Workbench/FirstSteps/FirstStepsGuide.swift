import UIKit

/// Guides a person through the first steps: it shows the next one in a line, and notices what the person does.
@MainActor
final class FirstStepsGuide {
  /// Nil if the steps aren't shown.
  var steps: FirstSteps? { didSet { if steps != oldValue { showSteps() } } }
  var onEnd: () -> Void = {}
  private let line: FirstStepsView

  init(_ line: FirstStepsView, steps: FirstSteps?) {
    self.line = line
    self.steps = steps
    line.onClose = { [unowned self] in self.steps = nil }
    showSteps()
  }

  func note(_ step: FirstSteps.Step) {
    guard var steps else { return }
    steps.note(step)
    self.steps = steps.next == nil ? nil : steps
    if steps.next == nil { onEnd() }
  }

  /// Notes the steps that can be recognized from the state of the session.
  func note(_ state: SessionState, hasChanges: Bool) {
    guard steps != nil else { return }
    if hasChanges { note(.tune) }
    if case .replay = state.mode { note(.replay) }
    if state.comparison != nil { note(.compare) }
  }

  private func showSteps() { line.show(steps) }
}

/// Distinguishes a drag on the stage from a click.
struct DragSensor {
  /// The minimum distance of a drag, in points of the stage.
  private static let distance: CGFloat = 16
  private var start: CGPoint?

  mutating func recognizes(_ event: InputEvent) -> Bool {
    guard case .pointer(let input) = event else { return false }
    switch input.phase {
    case .began: start = input.location
    case .moved:
      guard let start, hypot(input.location.x - start.x, input.location.y - start.y) >= Self.distance else { return false }
      self.start = nil
      return true
    default: start = nil
    }
    return false
  }
}
