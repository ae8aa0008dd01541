import Rehearsal
import UIKit

// Which bar has handles, and what the keys change.
extension TimelineArea {
  /// Shows the handles of the bar under the pointer, or none.
  func showGrips(at point: CGPoint?) {
    guard !grips.isEditing else { return }
    // Handles are beside their bar as well.
    let found = point.flatMap { bars.bar(at: convert($0, to: bars), reach: BarGripView.width - 2) }
    if found == nil, isBarChosen { return }
    isBarChosen = isBarChosen && found == grips.bar
    grips.show(found)
  }

  /// Chooses the next bar, or the one before.
  func chooseBar(forward: Bool) {
    let all = recording.map(TimelineBar.bars) ?? []
    guard !all.isEmpty else { return }
    let next = grips.bar.flatMap(all.firstIndex).map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : all.count - 1)
    let bar = all[min(max(next, 0), all.count - 1)]
    grips.show(bar)
    isBarChosen = true
    scrollView.scrollRectToVisible(bars.frame(ofRow: bar.row), animated: false)
  }

  /// Changes the chosen bar by a key, and returns a Boolean value that indicates whether the key does so.
  ///
  /// Arrows move its end by frames, with Alt its start. Return goes to the handles of its curve. Esc gives the arrows back to the playhead.
  func editBar(by key: UIKey, frames: Int) -> Bool {
    let part = key.modifierFlags.contains(.alternate) ? BarEdge.Part.start : .end
    switch key.keyCode {
    case .keyboardLeftArrow: grips.nudge(part, byFrames: -Double(frames))
    case .keyboardRightArrow: grips.nudge(part, byFrames: Double(frames))
    case .keyboardReturnOrEnter, .keypadEnter: grips.firstCurveHandle().map { window?.focus(byKeyboard: $0) }
    case .keyboardEscape:
      isBarChosen = false
      grips.show(nil)
    default: return false
    }
    return true
  }

  /// Leaves a handle of the curve by a key that it doesn't use, and returns a Boolean value that indicates whether the key does so.
  ///
  /// Return goes to the next handle, and after the last one back to the bar. Esc goes back at once.
  func leaveHandle(by key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: window?.focus(byKeyboard: grips.curve.nextHandle ?? self)
    case .keyboardEscape: window?.focus(byKeyboard: self)
    // The handle has no use for this direction, and neither has the bar while the handle has the focus.
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow: break
    default: return false
    }
    return true
  }

  /// Keeps the handles of a bar while one of its curve has the focus.
  func curveAttentionDidChange() {
    if grips.curve.focusedHandle != nil {
      isBarChosen = true
      if grips.curve.activeHandle != nil { grips.showCurveBubble() }
      return
    }
    if !grips.isEditing { grips.bubble.isHidden = true }
    focusDidChange()
  }
}
