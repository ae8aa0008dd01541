import Foundation

@preconcurrency @MainActor
open class UIStepper: UIControl {
  @Observed open var value: Double = 0 {
    didSet {
      _value.wrappedValue = value.isNaN ? oldValue : min(max(value, minimumValue), maximumValue)
      if value != oldValue { updateGlyphs() }
    }
  }
  @Observed open var minimumValue: Double = 0 { didSet { limitsDidChange() } }
  /// The default is 100.
  @Observed open var maximumValue: Double = 100 { didSet { limitsDidChange() } }
  open var stepValue: Double = 1
  /// A Boolean value that indicates whether each step is reported while the control is held, or only the last value. The default is true.
  open var isContinuous = true
  open var autorepeat = true
  /// A Boolean value that indicates whether a step beyond one limit continues at the other.
  @Observed open var wraps = false { didSet { updateGlyphs() } }

  /// In points, as on iOS.
  private static let size = CGSize(width: 94, height: 32)
  /// The time until a held step repeats and the time between repetitions, in seconds.
  private static let delay: TimeInterval = 0.5
  private static let interval: TimeInterval = 0.1

  private let divider = UIView()
  private let halves = [StepperHalf(isPlus: false), StepperHalf(isPlus: true)]
  /// The pressed half: −1 or 1, or 0 for none.
  private var direction: Double = 0
  private var startValue: Double = 0
  /// A counter that changes with each press, so that earlier timers end.
  private var press = 0

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    bounds.size = Self.size
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    clipsToBounds = true
    divider.backgroundColor = .separator
    divider.isUserInteractionEnabled = false
    for view in halves + [divider] { addSubview(view) }
    updateGlyphs()
  }

  private func limitsDidChange() {
    value = min(max(value, minimumValue), max(minimumValue, maximumValue))
    updateGlyphs()
  }

  private func canStep(_ direction: Double) -> Bool {
    isEnabled && (wraps || (direction < 0 ? value > minimumValue : value < maximumValue))
  }

  private func updateGlyphs() {
    for (half, direction) in zip(halves, [-1.0, 1]) {
      half.isDimmed = !canStep(direction)
      half.isPressed = direction == self.direction
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateGlyphs()
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 2
    for (index, half) in (isRightToLeft ? halves.reversed() : halves).enumerated() {
      half.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    divider.frame = CGRect(x: width - 0.5, y: 7, width: 1, height: max(0, bounds.height - 14))
  }

  // MARK: Steps

  private func step() {
    guard canStep(direction) else { return }
    let next = value + direction * stepValue
    let wrapped = next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next
    let old = value
    value = wraps ? wrapped : next
    if isContinuous, value != old { sendActions(for: .valueChanged) }
  }

  private func repeatStep(after delay: TimeInterval, press: Int) {
    guard autorepeat else { return }
    window?.windowScene?.perform(after: delay) { [weak self] in
      guard let self, press == self.press, direction != 0 else { return }
      if isTouchInside { step() }
      repeatStep(after: Self.interval, press: press)
    }
  }

  // MARK: Touches and keys

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = (touch.location(in: self).x < bounds.midX) != isRightToLeft ? -1 : 1
    startValue = value
    press += 1
    updateGlyphs()
    step()
    repeatStep(after: Self.delay, press: press)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endPress()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endPress()
  }

  private func endPress() {
    guard direction != 0 else { return }
    direction = 0
    press += 1
    updateGlyphs()
    if !isContinuous, value != startValue { sendActions(for: .valueChanged) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardUpArrow, isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow: stepByKey(1)
    case .keyboardDownArrow, isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow: stepByKey(-1)
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func stepByKey(_ direction: Double) {
    startValue = value
    self.direction = direction
    step()
    endPress()
  }
}

private final class StepperHalf: InternalView {
  var isDimmed = false { didSet { updateColors() } }
  var isPressed = false { didSet { updateColors() } }
  private let bars: [UIView]

  init(isPlus: Bool) {
    bars = (0..<(isPlus ? 2 : 1)).map { _ in UIView() }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for bar in bars { addSubview(bar) }
    updateColors()
  }

  private func updateColors() {
    backgroundColor = isPressed ? .secondarySystemFill : nil
    for bar in bars { bar.backgroundColor = isDimmed ? .quaternaryLabel : .label }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, bar) in bars.enumerated() {
      bar.bounds.size = index == 0 ? CGSize(width: 14, height: 2) : CGSize(width: 2, height: 14)
      bar.center = CGPoint(x: bounds.midX.rounded(), y: bounds.midY.rounded())
    }
  }
}
