import Components
import Tweaks
import UIKit

/// A slim slider for the mouse. Its owner knows the range and the steps. A drag is one undo step of the store.
///
/// A press on the track moves the thumb there. With Alt, the thumb moves a tenth of the pointer's distance. A double click, or a click with
/// Ctrl, requests typing.
class TweakSlider: UISlider {
  /// Called with the thumb's position in the range, 0…1, and the step factor: 10 with Shift and 0.1 with Alt.
  var onMove: (_ fraction: Double, _ stepFactor: Double) -> Void = { _, _ in }
  /// Called on a double click, or on a click with Ctrl.
  var onAskForTyping: () -> Void = {}

  /// The position of the default, 0…1, which is marked on the track.
  var defaultFraction: Double = 0 { didSet { setNeedsLayout() } }

  var showsDefault = true { didSet { defaultMark.isHidden = !showsDefault } }

  private let store: TweakStore
  private let defaultMark = UIView(fill: Theme.mark)
  /// The position of the thumb without snapping, 0…1.
  private var fraction: Double = 0
  private var lastX: CGFloat = 0
  private var isDragging = false
  /// A Boolean value that indicates whether the pointer has moved since the latest press. Two quick drags aren't a double click.
  private var hasMoved = false

  init(_ store: TweakStore) {
    self.store = store
    super.init(frame: .zero)
    thumbSize = CGSize(width: 14, height: 14)
    maximumTrackTintColor = Theme.track
    insertSubview(defaultMark, at: 0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A slider is made in code.") }

  /// The row around the slider takes the focus.
  override var canBecomeFocused: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = travel.start + CGFloat(defaultFraction) * travel.length
    defaultMark.frame = CGRect(x: x.rounded() - 1, y: bounds.midY - 6, width: 2, height: 12)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isDoubleClick = touch.tapCount == 2 && !hasMoved
    hasMoved = false
    if isDoubleClick || event?.modifierFlags.contains(.control) == true {
      onAskForTyping()
      return false
    }
    window?.endEditing(true)
    store.beginEdit()
    isDragging = true
    lastX = touch.location(in: self).x
    fraction = Double(value)
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    if !thumb.insetBy(dx: -2, dy: -bounds.height).contains(CGPoint(x: lastX, y: thumb.midY)) {
      fraction = Double((lastX - travel.start) / travel.length)
      report(event)
    }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isDragging else { return false }
    hasMoved = true
    let x = touch.location(in: self).x
    let factor = event?.modifierFlags.stepFactor ?? 1
    fraction += Double((x - lastX) / travel.length) * min(1, factor)
    lastX = x
    report(event)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isDragging else { return }
    isDragging = false
    store.endEdit()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard isDragging else { return }
    isDragging = false
    store.cancelEdit()
  }

  func cancelDrag() -> Bool {
    guard isTracking else { return false }
    cancelTracking(with: nil)
    return true
  }

  private func report(_ event: UIEvent?) {
    onMove(fraction.clamped(to: 0...1), event?.modifierFlags.stepFactor ?? 1)
  }

  /// The position of the thumb's center at 0, and the length of its path, in points.
  private var travel: (start: CGFloat, length: CGFloat) {
    let track = trackRect(forBounds: bounds)
    let start = thumbRect(forBounds: bounds, trackRect: track, value: 0).midX
    return (start, max(1, thumbRect(forBounds: bounds, trackRect: track, value: 1).midX - start))
  }
}
