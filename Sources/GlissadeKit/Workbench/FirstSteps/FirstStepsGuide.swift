import UIKit

/// Leads through the first steps: it shows the next one in a line, and notices what the person does.
@MainActor
final class FirstStepsGuide {
  /// The steps, or nil if they aren't shown.
  var steps: FirstSteps? { didSet { if steps != oldValue { showSteps() } } }
  /// Called when the last step was done.
  var onEnd: () -> Void = {}
  private let line: FirstStepsView

  init(_ line: FirstStepsView, steps: FirstSteps?) {
    self.line = line
    self.steps = steps
    line.onClose = { [unowned self] in self.steps = nil }
    showSteps()
  }

  /// Notes that the person has done a step.
  func note(_ step: FirstSteps.Step) {
    guard var steps else { return }
    steps.note(step)
    self.steps = steps.next == nil ? nil : steps
    if steps.next == nil { onEnd() }
  }

  /// Notes the steps that are visible in the state of the session.
  func note(_ state: SessionState, hasChanges: Bool) {
    guard steps != nil else { return }
    if hasChanges { note(.tune) }
    if case .replay = state.mode { note(.replay) }
    if state.comparison != nil { note(.compare) }
  }

  private func showSteps() { line.show(steps) }
}

/// Tells a drag on the stage from a click.
struct DragSensor {
  /// The distance from which a press that moves is a drag, in points of the stage.
  private static let distance: CGFloat = 16
  private var start: CGPoint?

  /// Returns whether an event makes a press a drag.
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
