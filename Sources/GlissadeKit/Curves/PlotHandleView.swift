import UIKit

/// The delegate of a plot's handles, which performs drags and key presses.
@MainActor
protocol PlotHandleDelegate: AnyObject {
  func handleDidBeginDrag(_ handle: PlotHandleView)
  /// Tells the delegate that the pointer moved. `stepFactor` is 10 with Shift and 0.1 with Alt.
  func handle(_ handle: PlotHandleView, didMoveBy travel: CGVector, stepFactor: Double)
  func handleDidEndDrag(_ handle: PlotHandleView)
  /// Tells the delegate that the drag was canceled, as with Esc, and that its changes have to be undone.
  func handleDidCancelDrag(_ handle: PlotHandleView)
  /// Moves the handle by arrow keys, in steps. Right and up are positive. `isRepeat` says that the key is held down.
  ///
  /// Returns whether the direction applies to the handle.
  func handle(_ handle: PlotHandleView, stepsRight right: Double, up: Double, isRepeat: Bool) -> Bool
  func handleDidEndSteps(_ handle: PlotHandleView)
  /// Tells the delegate that the pointer or the focus entered or left the handle.
  func handleAttentionDidChange(_ handle: PlotHandleView)
}

/// A round handle in a plot. Its delegate interprets the drags and moves it.
final class PlotHandleView: HoverControl {
  let handle: PlotHandle
  weak var delegate: (any PlotHandleDelegate)?

  /// The size of the touch area and of the visible knob, in points.
  static let size: CGFloat = 24
  private static let knobSize: CGFloat = 11

  private let knob = UIView()
  private var lastPoint = CGPoint.zero

  init(_ handle: PlotHandle) {
    self.handle = handle
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    layer.cornerRadius = Self.size / 2
    knob.isUserInteractionEnabled = false
    knob.frame = bounds.insetBy(dx: (Self.size - Self.knobSize) / 2, dy: (Self.size - Self.knobSize) / 2)
    knob.layer.cornerRadius = Self.knobSize / 2
    knob.layer.borderWidth = 2
    addSubview(knob)
    toolTip = handle.meaning
    showColors()
  }

  /// A Boolean value that indicates whether the pointer or the focus is on the handle, or a drag moves it.
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
    delegate?.handleAttentionDidChange(self)
  }

  // MARK: Pointer

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    window?.endEditing(true)
    lastPoint = touch.location(in: superview)
    delegate?.handleDidBeginDrag(self)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: superview)
    let factor = event?.modifierFlags.stepFactor ?? 1
    // With Alt the handle moves a tenth of the pointer's distance.
    let fraction = CGFloat(min(1, factor))
    delegate?.handle(
      self, didMoveBy: CGVector(dx: (point.x - lastPoint.x) * fraction, dy: (point.y - lastPoint.y) * fraction), stepFactor: factor)
    lastPoint = point
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { delegate?.handleDidEndDrag(self) }

  override func cancelTracking(with event: UIEvent?) {
    let wasTracking = isTracking
    super.cancelTracking(with: event)
    if wasTracking { delegate?.handleDidCancelDrag(self) }
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key, handle(key, isRepeat: press.isRepeat) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    delegate?.handleDidEndSteps(self)
    super.pressesEnded(presses, with: event)
  }

  private func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    let steps = key.modifierFlags.stepFactor
    switch key.keyCode {
    case .keyboardEscape:
      guard isTracking else { return false }
      cancelTracking(with: nil)
      return true
    case .keyboardLeftArrow: return delegate?.handle(self, stepsRight: -steps, up: 0, isRepeat: isRepeat) ?? false
    case .keyboardRightArrow: return delegate?.handle(self, stepsRight: steps, up: 0, isRepeat: isRepeat) ?? false
    case .keyboardUpArrow: return delegate?.handle(self, stepsRight: 0, up: steps, isRepeat: isRepeat) ?? false
    case .keyboardDownArrow: return delegate?.handle(self, stepsRight: 0, up: -steps, isRepeat: isRepeat) ?? false
    default: return false
    }
  }
}
