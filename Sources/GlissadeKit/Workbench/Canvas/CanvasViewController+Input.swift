import Rehearsal
import UIKit

extension CanvasViewController {
  /// The filters that input on a stage passes, in their order, before it is delivered.
  func makeInputFilters() -> [StageInputFilter] {
    [
      .noting { [unowned self] in showPointer(of: $0) },
      StageInputFilter { [unowned self] in picking.verdict(on: $0) },
      .taking { [unowned self] in takesForZoom($0) },
      .taking { [unowned self] in takesForMeasuring($0) },
      .refusing { [unowned self] in !isStages($0) },
      .noting { [unowned self] in explainUntouchableReplay($0) },
      .noting { [unowned self] in if dragSensor.recognizes($0) { onDrag() } },
    ]
  }

  /// Delivers input to the stages, unless a filter stops it, and returns whether it was accepted.
  func receive(_ event: InputEvent) -> Bool {
    for filter in inputFilters {
      switch filter.verdict(event) {
      case .passed: continue
      case .taken: return true
      case .refused: return false
      }
    }
    session.playback.deliver(event)
    return true
  }

  /// Marks the pointer's position on the rulers. While a button is pressed, the canvas isn't notified of it.
  private func showPointer(of event: InputEvent) {
    if case .pointer(let input) = event { rulers.pointer = canvasPoint(atStage: input.location) }
  }

  /// Says why a press on a replay doesn't catch what moves, and offers to return to the moment that was shown.
  private func explainUntouchableReplay(_ event: InputEvent) {
    guard case .pointer(let input) = event, input.phase == .began, let time = session.playback.playhead,
      session.stage.scene.isUserInteractionBlocked
    else { return }
    let back = { [weak self] () -> Void in self?.session.playback.scrub(to: time) }
    showToast(
      "This transition can’t be interrupted: it takes no touches until it ends.",
      buttons: [("Back to \(DecimalText.of(time, places: 2)) s", back)])
  }

  /// Returns whether an event is for the stage instead of the workbench.
  ///
  /// While text is edited on the stage, it takes letters that are otherwise shortcuts of the workbench. Earlier input of the same turn may
  /// have begun the editing.
  private func isStages(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let input) where input.isDown:
      session.players.handlePendingInput()
      let key = UIKey(input)
      if key.keyCode == .keyboardTab { return takesTab(forward: !key.modifierFlags.contains(.shift)) }
      return !isReservedKey(key)
    case .text:
      session.players.handlePendingInput()
      return session.playback.isEditingText
    case .pointer, .hover, .wheel, .pinch, .key: return true
    }
  }

  /// Returns whether Tab moves the focus on the stage. Only a focused stage takes the key, unless the focus is on its last control.
  private func takesTab(forward: Bool) -> Bool {
    stages.screens.contains { $0.stageView.isFocused && $0.stageView.hostedScene.hasTabStop(forward: forward) }
  }
}
