import Foundation

/// A finger drags the thumb. A mouse can also press anywhere on the track to move the thumb there. With the keyboard focus, arrow keys
/// change the value by a hundredth of the range, Page Up and Page Down by a tenth, and Home and End select its ends.
open class UISlider: UIControl {
  /// Clamped to the range.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  @Observed open var minimumValue: Float = 0 { didSet { rangeDidChange() } }
  @Observed open var maximumValue: Float = 1 { didSet { rangeDidChange() } }

  /// If false, the slider sends `.valueChanged` only at the end of a drag.
  open var isContinuous = true

  // Nil stands for the tint color, gray and white.
  @Observed open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
  @Observed open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
  @Observed open var thumbTintColor: UIColor? { didSet { updateColors() } }

  @Observed open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: minimumView) } }
  @Observed open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: maximumView) } }

  private let minimumView = UIImageView()
  private let maximumView = UIImageView()
  private var storedValue: Float = 0
  private let filledTrack = UIImageView()
  private let track = UIImageView()
  var images = SliderImages() { didSet { updateColors() } }
  let thumb = SliderThumb()
  /// The distance of the touch from the center of the thumb, in points.
  private var grabOffset: CGFloat = 0

  override func didInitialize() {
    for view in [minimumView, maximumView, track, filledTrack, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateColors()
  }

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

  // MARK: Geometry

  /// The space between an image and the track, in points.
  private static let imageGap: CGFloat = 8

  private func show(_ image: UIImage?, in view: UIImageView) {
    view.image = image
    setNeedsLayout()
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The track is between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage == nil ? 0 : minimumValueImageRect(forBounds: bounds).width + Self.imageGap
    let right = maximumValueImage == nil ? 0 : maximumValueImageRect(forBounds: bounds).width + Self.imageGap
    let height = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }.max() ?? 4
    return CGRect(
      x: bounds.minX + left + 2, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right - 4), height: height)
  }

  /// The thumb never extends beyond the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? thumbSize
    let ratio = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    let x = rect.minX - 2 + ratio * max(0, rect.width + 4 - size.width)
    return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// In points. As on iOS, the default suits fingers.
  package var thumbSize = CGSize(width: 28, height: 28) { didSet { if thumbSize != oldValue { setNeedsLayout() } } }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 31) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let trackRect = trackRect(forBounds: bounds)
    let thumbRect = thumbRect(forBounds: bounds, trackRect: trackRect, value: value)
    track.frame = trackRect
    track.layer.cornerRadius = track.image == nil ? trackRect.height / 2 : 0
    filledTrack.frame = CGRect(
      x: trackRect.minX, y: trackRect.minY, width: max(0, thumbRect.midX - trackRect.minX), height: trackRect.height)
    filledTrack.layer.cornerRadius = filledTrack.image == nil ? trackRect.height / 2 : 0
    thumb.frame = thumbRect
    minimumView.frame = minimumValueImageRect(forBounds: bounds)
    maximumView.frame = maximumValueImageRect(forBounds: bounds)
    mirror([track, filledTrack, thumb, minimumView, maximumView])
  }

  // MARK: Appearance

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  private func updateColors() {
    let images = (thumb: currentThumbImage, minimum: currentMinimumTrackImage, maximum: currentMaximumTrackImage)
    (filledTrack.image, track.image) = (images.minimum, images.maximum)
    filledTrack.backgroundColor = images.minimum == nil ? minimumTrackTintColor ?? tintColor : nil
    track.backgroundColor = images.maximum == nil ? maximumTrackTintColor ?? .systemFill : nil
    thumb.show(images.thumb, color: thumbTintColor ?? .white)
    setNeedsLayout()
    for view in [track, filledTrack] { view.alpha = isEnabled ? 1 : Self.disabledAlpha }
  }

  // MARK: Tracking

  /// Returns the x coordinate of a touch, mirrored if the interface is laid out from right to left.
  private func place(of touch: UITouch) -> CGFloat {
    let x = touch.location(in: self).x
    return isRightToLeft ? bounds.minX + bounds.maxX - x : x
  }

  override var ownsDrags: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = place(of: touch)
    let thumbRect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    if thumbRect.insetBy(dx: -8, dy: -bounds.height).contains(CGPoint(x: x, y: thumbRect.midY)) {
      grabOffset = x - thumbRect.midX
      return true
    }
    // A finger must touch the thumb, so that scrolling past the slider does not change the value. A mouse is precise.
    guard touch.type == .indirectPointer else { return false }
    grabOffset = 0
    pick(at: x, animated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(at: place(of: touch) - grabOffset, animated: false)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  func value(at x: CGFloat) -> Float {
    let trackRect = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: trackRect, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: trackRect, value: maximumValue).midX
    guard last > first else { return minimumValue }
    return minimumValue + (maximumValue - minimumValue) * Float(((x - first) / (last - first)).clamped(to: 0...1))
  }

  private func pick(at x: CGFloat, animated: Bool) {
    let picked = value(at: x)
    guard picked != storedValue else { return }
    setValue(picked, animated: animated)
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, let key = presses.first?.key, let target = value(after: key) else {
      return super.pressesBegan(presses, with: event)
    }
    guard target != storedValue else { return }
    setValue(target, animated: false)
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  // MARK: Accessibility

  // Each step is a tenth of the range.
  open override func accessibilityIncrement() { adjust(by: 0.1) }

  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by fraction: Float) {
    let old = value
    value += fraction * (maximumValue - minimumValue)
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func value(after key: UIKey) -> Float? {
    let span = maximumValue - minimumValue
    let target: Float
    switch key.keyCode {
    case isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow, .keyboardDownArrow: target = value - span / 100
    case isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow, .keyboardUpArrow: target = value + span / 100
    case .keyboardPageDown: target = value - span / 10
    case .keyboardPageUp: target = value + span / 10
    case .keyboardHome: target = minimumValue
    case .keyboardEnd: target = maximumValue
    default: return nil
    }
    return min(max(target, minimumValue), maximumValue)
  }
}
