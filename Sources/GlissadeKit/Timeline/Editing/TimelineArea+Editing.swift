import Rehearsal
import UIKit

// The selection of the bar with handles, and keys that change it.
extension TimelineArea {
  /// Shows the handles of the bar under the pointer, or hides them.
  func showGrips(at point: CGPoint?) {
    guard !grips.isEditing else { return }
    // Handles are also next to their bar.
    let found = point.flatMap { bars.bar(at: convert($0, to: bars), reach: BarGripView.width - 2) }
    if found == nil, isBarChosen { return }
    isBarChosen = isBarChosen && found == grips.bar
    grips.show(found)
  }

  func chooseBar(forward: Bool) {
    let all = recording.map(TimelineBar.bars) ?? []
    guard !all.isEmpty else { return }
    let next = grips.bar.flatMap(all.firstIndex).map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : all.count - 1)
    let bar = all[min(max(next, 0), all.count - 1)]
    grips.show(bar)
    isBarChosen = true
    scrollView.scrollRectToVisible(bars.frame(ofRow: bar.row), animated: false)
  }

  /// Changes the chosen bar by a key, and returns whether the key applies.
  ///
  /// Arrows move the bar's end by frames, or with Alt its start. Return focuses the first handle of its curve. Esc ends the choice, so that
  /// the arrows move the playhead again.
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

  /// Handles a key that the focused handle of the curve doesn't use, and returns whether it applies.
  ///
  /// Return focuses the next handle or, after the last one, the bar. Esc focuses the bar.
  func leaveHandle(by key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: window?.focus(byKeyboard: grips.curve.nextHandle ?? self)
    case .keyboardEscape: window?.focus(byKeyboard: self)
    // The handle doesn't use this direction, and the bar doesn't take keys from it.
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow: break
    default: return false
    }
    return true
  }

  /// Keeps the handles of a bar visible while one on its curve has the focus.
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
