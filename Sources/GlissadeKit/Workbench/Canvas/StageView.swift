import QuartzCore
import SDLHost
import UIKit

/// The stage's screen inside the window: shows its pixels, and hands mouse and keys on to its scene.
///
/// What is handed on is in the stage's own points and on its own clock, so a drag has the same velocity there in slow motion.
final class StageView: UIView, PointerInteracting {
  /// The stage whose pixels are shown. Another one takes its place while a replay goes back in time.
  var stage: Stage {
    didSet {
      guard stage !== oldValue else { return }
      oldValue.embedded.layer.removeFromSuperlayer()
      showPixels()
    }
  }
  /// Points of the window for each point of the stage.
  var stageScale: CGFloat = 1
  /// Keys that the workbench keeps for itself; all others go to the stage.
  var isReservedKey: (UIKey) -> Bool = { _ in false }
  /// Called with what a hand does on the screen, in the stage's own points and time.
  var onInput: (InputEvent) -> Void = { _ in }

  init(stage: Stage) {
    self.stage = stage
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    showPixels()
  }

  private func showPixels() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stage.embedded.layer.frame = bounds
    // Below what is drawn over the stage.
    if stage.embedded.layer.superlayer !== layer { layer.insertSublayer(stage.embedded.layer, at: 0) }
    CATransaction.commit()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A stage view is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    showPixels()
  }

  override var canBecomeFirstResponder: Bool { true }

  // MARK: Mouse and fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
    deliver(touches, .began)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { deliver(touches, .moved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { deliver(touches, .ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { deliver(touches, .cancelled) }

  /// Fingers now on the stage, by the numbers under which they were announced to it.
  private var fingers: [ObjectIdentifier: Int] = [:]

  private func deliver(_ touches: Set<UITouch>, _ phase: PointerInput.Phase) {
    // A set has no order; the stage must see the same one each time.
    for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
      let key = ObjectIdentifier(touch)
      if phase == .began { fingers[key] = (0...).first { !fingers.values.contains($0) } }
      guard let id = fingers[key] else { continue }
      if phase == .ended || phase == .cancelled { fingers[key] = nil }
      onInput(
        .pointer(PointerInput(id: id, phase: phase, location: stagePoint(touch.location(in: self)), timestamp: stageTime(touch.timestamp))))
    }
  }

  func secondaryPress(at point: CGPoint) -> Bool {
    onInput(
      .pointer(PointerInput(phase: .began, location: stagePoint(point), timestamp: stage.scene.time, button: .secondary)))
    return true
  }

  func pointerMoved(to point: CGPoint?) { onInput(.hover(point.map(stagePoint))) }

  func scroll(by wheel: WheelInput) -> Bool {
    var wheel = wheel
    wheel.location = stagePoint(convert(wheel.location, from: nil))
    wheel.delta = CGVector(dx: wheel.delta.dx / stageScale, dy: wheel.delta.dy / stageScale)
    wheel.timestamp = stageTime(wheel.timestamp)
    onInput(.wheel(wheel))
    return true
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !deliver(presses, isDown: true) { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !deliver(presses, isDown: false) { super.pressesEnded(presses, with: event) }
  }

  private func deliver(_ presses: Set<UIPress>, isDown: Bool) -> Bool {
    var isUsed = false
    for press in presses {
      guard let key = press.key, !isReservedKey(key) else { continue }
      onInput(
        .key(
          KeyInput(
            isDown: isDown, usage: key.keyCode.rawValue, characters: key.charactersIgnoringModifiers,
            modifiers: KeyModifiers(key.modifierFlags),
            timestamp: stageTime(press.timestamp))))
      isUsed = true
    }
    return isUsed
  }

  // MARK: From the window's measures to the stage's

  private func stagePoint(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / stageScale, y: point.y / stageScale) }

  /// The stage's time at a time of the window's scene.
  private func stageTime(_ time: TimeInterval) -> TimeInterval {
    guard let chrome = window?.windowScene, let hostTime = chrome.clock.hostTime(at: time) else { return stage.scene.time }
    return stage.scene.clock.time(at: hostTime)
  }
}

extension KeyModifiers {
  fileprivate init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.alternate) { insert(.alternate) }
    if flags.contains(.command) { insert(.command) }
  }
}
