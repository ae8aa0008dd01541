import Foundation

open class UISwitch: UIControl {
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Nil for green.
  @Observed open var onTintColor: UIColor? { didSet { updateLooks() } }
  /// Nil for white.
  @Observed open var thumbTintColor: UIColor? { didSet { updateLooks() } }

  private var storedIsOn = false
  private let ground = UIView()
  private let thumb = SliderThumb()
  /// The position at which the current drag started, or last toggled the switch, in points.
  private var dragStart: CGFloat = 0
  /// True if the current drag has toggled the switch, so that its end does not toggle it back.
  private var hasSwitchedInDrag = false

  // All lengths are in points; the size is that of iOS.
  private static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2
  private static let dragThreshold: CGFloat = 10

  /// The size of `frame` is ignored, because a switch has a fixed size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    for view in [ground, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateLooks()
  }

  /// This method does not send actions.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    update(animated: animated)
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(origin: .zero, size: Self.size)
    ground.layer.cornerRadius = Self.size.height / 2
    let diameter = Self.size.height - 2 * Self.margin
    // The pressed thumb grows toward the center.
    let width = diameter + (isHighlighted ? 6 : 0)
    let x = isOn != isRightToLeft ? Self.size.width - Self.margin - width : Self.margin
    thumb.frame = CGRect(x: x, y: Self.margin, width: width, height: diameter)
  }

  private func updateLooks() {
    ground.backgroundColor = isOn ? onTintColor ?? .systemGreen : .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : Self.disabledAlpha
  }

  private func update(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return updateLooks() }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.updateLooks()
      self.layoutIfNeeded()
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    update(animated: true)
  }

  // MARK: Input

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasSwitchedInDrag = false
    dragStart = touch.location(in: self).x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let travel = isRightToLeft ? dragStart - x : x - dragStart
    guard isOn ? travel < -Self.dragThreshold : travel > Self.dragThreshold else { return true }
    dragStart = x
    hasSwitchedInDrag = true
    toggle(event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasSwitchedInDrag, isTouchInside { toggle(event) }
  }

  override var ownsDrags: Bool { true }

  override var isPressedByKeyboard: Bool { true }

  override func performKeyboardAction() { toggle(nil) }

  private func toggle(_ event: UIEvent?) {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }
}
