import Components
import Tweaks
import UIKit

/// A round handle in a plot. Its owner interprets the drags and moves it.
final class PlotHandleView: HoverControl {
  enum Drag {
    case began
    /// The pointer moved. The step factor is 10 with Shift and 0.1 with Alt.
    case moved(CGVector, stepFactor: Double)
    case ended
    /// The drag was cancelled, such as with Esc, and its changes have to be undone.
    case cancelled
  }

  let handle: PlotHandle
  var onDrag: (Drag) -> Void = { _ in }
  /// Moves the handle by steps for an arrow key, and returns whether the direction applies to it. Right and up are positive. `isRepeat` is
  /// true while the key is held down.
  var onStep: (_ right: Double, _ up: Double, _ isRepeat: Bool) -> Bool = { _, _, _ in false }
  var onStepsEnd: () -> Void = {}
  /// Called when the pointer or the focus enters or leaves the handle.
  var onAttention: () -> Void = {}

  private let knob: UIView
  private var lastPoint = CGPoint.zero

  /// `size` is the side of the touch area, and `diameter` is the visible disc's, both in points.
  init(_ handle: PlotHandle, size: CGFloat = 24, knob diameter: CGFloat = 11) {
    self.handle = handle
    knob = UIView(disc: nil, diameter)
    super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
    layer.cornerRadius = size / 2
    knob.center = CGPoint(x: size / 2, y: size / 2)
    knob.layer.borderWidth = 2
    addSubview(knob)
    toolTip = handle.meaning
    showColors()
  }

  var hasAttention: Bool { isAttended || isTracking }

  private func showColors() {
    let accent = Theme.accent.resolvedColor(with: traitCollection)
    knob.backgroundColor = hasAttention ? Theme.accent : Theme.background
    knob.layer.borderColor = accent.cgColor
    backgroundColor = hasAttention ? accent.withAlphaComponent(0.18) : .clear
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  override func attentionDidChange() {
    showColors()
    onAttention()
  }

  // MARK: Pointer

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    window?.endEditing(true)
    lastPoint = touch.location(in: superview)
    onDrag(.began)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: superview)
    let factor = event?.modifierFlags.stepFactor ?? 1
    // With Alt, the handle moves a tenth of the pointer's distance.
    let fraction = CGFloat(min(1, factor))
    onDrag(.moved(CGVector(dx: (point.x - lastPoint.x) * fraction, dy: (point.y - lastPoint.y) * fraction), stepFactor: factor))
    lastPoint = point
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onDrag(.ended) }

  override func cancelTracking(with event: UIEvent?) {
    let wasTracking = isTracking
    super.cancelTracking(with: event)
    if wasTracking { onDrag(.cancelled) }
  }

  // MARK: Keys

  /// Lets the arrow keys change a timing. Holding a key down is one undo step, like a drag. `onEnd` is called after the keys are released.
  func connectKeys(to edit: TimingEdit, onEnd: @escaping () -> Void = {}) {
    onStep = { [unowned self] right, up, isRepeat in
      if !isRepeat { edit.store.beginEdit() }
      return edit.step(handle, right: right, up: up)
    }
    onStepsEnd = {
      edit.store.endEdit()
      onEnd()
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key, handle(key, isRepeat: press.isRepeat) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    onStepsEnd()
    super.pressesEnded(presses, with: event)
  }

  private func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    let steps = key.modifierFlags.stepFactor
    switch key.keyCode {
    case .keyboardEscape:
      guard isTracking else { return false }
      cancelTracking(with: nil)
      return true
    case .keyboardLeftArrow: return onStep(-steps, 0, isRepeat)
    case .keyboardRightArrow: return onStep(steps, 0, isRepeat)
    case .keyboardUpArrow: return onStep(0, steps, isRepeat)
    case .keyboardDownArrow: return onStep(0, -steps, isRepeat)
    default: return false
    }
  }
}
