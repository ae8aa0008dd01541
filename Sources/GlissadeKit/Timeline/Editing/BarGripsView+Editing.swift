import Rehearsal
import Tweaks
import UIKit

// Changing the times and the curve of a bar, by drags and with keys.
extension BarGripsView {
  // MARK: Dragging

  func drag(_ drag: BarGripView.Drag, _ grip: BarGripView) {
    switch drag {
    case .began:
      guard let layout, let tuning else { return }
      edit = BarEdit(grip.edge, of: layout.recording, by: tuning)
      guard edit != nil else { return }
      tuning.store.beginEdit()
      onEditing(true)
      showBubble(for: grip.edge)
    case .moved(let distance, let isFree): move(by: distance, isFree: isFree)
    case .ended: endEditing { $0.store.endEdit() }
    case .cancelled: endEditing { $0.store.cancelEdit() }
    }
  }

  private func move(by distance: CGFloat, isFree: Bool) {
    guard let edit, let layout else { return }
    let time = edit.startTime + Double(distance) / layout.scale.pointsPerSecond
    let snapped = edit.snap.snap(time, reach: 6 / layout.scale.pointsPerSecond)
    edit.move(to: isFree ? time : snapped.time, keepsGrid: isFree)
    guide.isHidden = isFree || !snapped.isTarget
    guide.frame = CGRect(x: layout.scale.x(of: snapped.time).rounded(), y: 0, width: 1, height: bounds.height)
  }

  private func endEditing(_ finish: (TimelineTuning) -> Void) {
    guard edit != nil, let tuning else { return }
    finish(tuning)
    edit = nil
    guide.isHidden = true
    bubble.isHidden = true
    onEditing(false)
    lookAgain()
  }

  /// Cancels the drag of a time in progress, and restores the value. Returns false if there is none.
  func cancelDrag() -> Bool {
    guard edit != nil, let grip = grips.first(where: \.isDragged) else { return false }
    grip.cancelDrag()
    return true
  }

  /// Called when a drag of the curve's handles begins (true) or ends (false).
  func curveIsEdited(_ isEdited: Bool) {
    onEditing(isEdited)
    if isEdited { return showCurveBubble() }
    bubble.isHidden = true
    lookAgain()
  }

  // MARK: Keys

  /// Moves an end of the bar by a number of frames. If that isn't possible, a bubble explains why.
  func nudge(_ part: BarEdge.Part, byFrames frames: Double) {
    guard let bar, let layout, let tuning else { return }
    let edge = BarEdge(bar: bar, part: part)
    tuning.look(at: layout.recording)
    finishTrying()
    BarEdit(edge, of: layout.recording, by: tuning)?.nudge(byFrames: frames)
    showBubble(for: edge)
  }

  /// Returns the first handle of the curve. If there is none, a bubble explains why.
  func firstCurveHandle() -> PlotHandleView? {
    guard let layout, let tuning else { return nil }
    tuning.look(at: layout.recording)
    finishTrying()
    layoutIfNeeded()
    if curve.nextHandle == nil { showCurveBubble() }
    return curve.nextHandle
  }
}
