import Foundation

/// A control that picks a value from a continuous range.
///
/// A finger drags the thumb. A mouse may also press anywhere on the track, which brings the thumb there. With the keyboard's
/// focus, arrows move by a hundredth of the range, Page Up and Down by a tenth, Home and End go to the ends.
open class UISlider: UIControl {
  /// The picked value, kept inside the range.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the left end.
  open var minimumValue: Float = 0 { didSet { rangeDidChange() } }
  /// The value at the right end.
  open var maximumValue: Float = 1 { didSet { rangeDidChange() } }

  /// Whether `.valueChanged` is sent during a drag, or only at its end.
  open var isContinuous = true

  /// The colour of the track before the thumb; the tint unless set.
  open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
  /// The colour of the track behind the thumb; a grey unless set.
  open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
  /// The thumb's colour; white unless set.
  open var thumbTintColor: UIColor? { didSet { updateColors() } }

  private var storedValue: Float = 0
  private let filledTrack = UIView()
  private let track = UIView()
  let thumb = SliderThumb()
  /// Where in the thumb it was taken hold of: from its middle, in points.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [track, filledTrack, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateColors()
  }

  /// Picks a value; animated, the thumb glides there.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    storedValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.layoutIfNeeded() }
  }

  private func rangeDidChange() {
    storedValue = min(max(storedValue, minimumValue), max(minimumValue, maximumValue))
    setNeedsLayout()
  }

  /// How far along the range the value is, 0…1.
  private var fraction: CGFloat {
    maximumValue > minimumValue ? CGFloat((storedValue - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  // MARK: Geometry

  /// The track's rectangle, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }

  /// The thumb's rectangle at `value`, in points. Its middle runs so that the thumb never leaves the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let share = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    let x = rect.minX - 2 + share * max(0, rect.width + 4 - size.width)
    return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The thumb's size, in points. As on iOS, for fingers.
  open var thumbSize: CGSize { CGSize(width: 28, height: 28) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 31) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let trackRect = trackRect(forBounds: bounds)
    let thumbRect = thumbRect(forBounds: bounds, trackRect: trackRect, value: value)
    track.frame = trackRect
    track.layer.cornerRadius = trackRect.height / 2
    filledTrack.frame = CGRect(
      x: trackRect.minX, y: trackRect.minY, width: max(0, thumbRect.midX - trackRect.minX), height: trackRect.height)
    filledTrack.layer.cornerRadius = trackRect.height / 2
    thumb.frame = thumbRect
  }

  // MARK: Looks

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  private func updateColors() {
    filledTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    for view in [track, filledTrack] { view.alpha = isEnabled ? 1 : 0.5 }
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let thumbRect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    if thumbRect.insetBy(dx: -8, dy: -bounds.height).contains(CGPoint(x: x, y: thumbRect.midY)) {
      grip = x - thumbRect.midX
      return true
    }
    // Fingers must take the thumb, so that scrolling past does not change a value; a mouse knows where it presses.
    guard touch.type == .indirectPointer else { return false }
    grip = 0
    pick(at: x, animated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(at: touch.location(in: self).x - grip, animated: false)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// The value whose thumb has its middle at `x`, in points.
  func value(at x: CGFloat) -> Float {
    let trackRect = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: trackRect, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: trackRect, value: maximumValue).midX
    guard last > first else { return minimumValue }
    return minimumValue + (maximumValue - minimumValue) * Float(min(max((x - first) / (last - first), 0), 1))
  }

  private func pick(at x: CGFloat, animated: Bool) {
    let picked = value(at: x)
    guard picked != storedValue else { return }
    setValue(picked, animated: animated)
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Keyboard

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, let key = presses.first?.key, let target = value(after: key) else {
      return super.pressesBegan(presses, with: event)
    }
    guard target != storedValue else { return }
    setValue(target, animated: false)
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  private func value(after key: UIKey) -> Float? {
    let span = maximumValue - minimumValue
    let target: Float
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardDownArrow: target = value - span / 100
    case .keyboardRightArrow, .keyboardUpArrow: target = value + span / 100
    case .keyboardPageDown: target = value - span / 10
    case .keyboardPageUp: target = value + span / 10
    case .keyboardHome: target = minimumValue
    case .keyboardEnd: target = maximumValue
    default: return nil
    }
    return min(max(target, minimumValue), maximumValue)
  }
}

/// The round knob of a slider or switch: a disc with a soft shadow.
final class SliderThumb: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowColor = CGColor.black
    layer.shadowOpacity = 0.18
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 2
    layer.borderColor = CGColor(gray: 0, alpha: 0.06)
    layer.borderWidth = 0.5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
