import Foundation

/// A tap selects a segment. A drag that begins on the selected segment moves the selection along, and so do the arrow keys.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  /// Setting this property does not send actions.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set { select(newValue, animated: false) }
  }

  /// If true, a segment is selected only while it is pressed.
  open var isMomentary = false

  /// Nil for the system's color.
  @Observed open var selectedSegmentTintColor: UIColor? { didSet { updateColors() } }

  open var numberOfSegments: Int { segments.count }

  private var segments: [Segment] = []
  private var storedSelection = UISegmentedControl.noSegment
  private let pill = UIView()
  /// The segment under the touch, which is pressed or takes the selection.
  private var pressed: Int?
  private var carriesSelection = false

  /// The items are titles (`String`) and images (`UIImage`).
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    for segment in segments { addSubview(segment) }
    sizeToFit()
  }

  override func didInitialize() {
    layer.cornerRadius = 7
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = 6
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 2
    pill.layer.shadowOffset = CGSize(width: 0, height: 1)
    pill.isHidden = true
    addSubview(pill)
    updateColors()
  }

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title, image: nil), at: index)
  }

  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: index)
  }

  open func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index).removeFromSuperview()
    if storedSelection == index { storedSelection = Self.noSegment } else if storedSelection > index { storedSelection -= 1 }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    storedSelection = Self.noSegment
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].title = title
    segmentsDidChange()
  }

  open func titleForSegment(at index: Int) -> String? { segments.indices.contains(index) ? segments[index].title : nil }

  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].isEnabled = enabled
    updateColors()
  }

  open func isEnabledForSegment(at index: Int) -> Bool { segments.indices.contains(index) && segments[index].isEnabled }

  private func insert(_ segment: Segment, at index: Int) {
    let index = index.clamped(to: 0...segments.count)
    segments.insert(segment, at: index)
    addSubview(segment)
    if storedSelection >= index { storedSelection += 1 }
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    updateColors()
    setNeedsLayout()
  }

  // MARK: Layout

  /// In points, as on iOS.
  private static let height: CGFloat = 32

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { $0.contentSize.width }.max() ?? 0
    return CGSize(width: CGFloat(segments.count) * (widest + 20).rounded(.up), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, segment) in segments.enumerated() { segment.frame = frame(ofSegment: index) }
    pill.isHidden = !segments.indices.contains(storedSelection)
    if !pill.isHidden { pill.frame = frame(ofSegment: storedSelection).insetBy(dx: 2, dy: 2) }
  }

  private func frame(ofSegment index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, segments.count))
    let place = isRightToLeft ? segments.count - 1 - index : index
    return CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
  }

  func segmentView(at index: Int) -> UIView? { segments.indices.contains(index) ? segments[index] : nil }

  /// Returns the index of the segment at a point, or of the nearest one.
  func segment(at point: CGPoint) -> Int? {
    guard !segments.isEmpty, bounds.width > 0 else { return nil }
    let x = isRightToLeft ? bounds.width - point.x : point.x
    let index = Int(clamping: (x / bounds.width * CGFloat(segments.count)).rounded(.down))
    return index.clamped(to: 0...segments.count - 1)
  }

  // MARK: Appearance

  private func updateColors() {
    backgroundColor = .tertiarySystemFill
    pill.backgroundColor = selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    for (index, segment) in segments.enumerated() {
      segment.update(isSelected: index == storedSelection, isPressed: index == pressed && !carriesSelection, isEnabled: isEnabled)
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  private func select(_ index: Int, animated: Bool) {
    let index = segments.indices.contains(index) ? index : Self.noSegment
    guard index != storedSelection else { return }
    let isAnimatedMove = animated && storedSelection != Self.noSegment && index != Self.noSegment && window != nil
    storedSelection = index
    updateColors()
    setNeedsLayout()
    guard isAnimatedMove else { return }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layoutIfNeeded()
    }
  }

  func choose(_ index: Int, event: UIEvent?) {
    guard segments.indices.contains(index), segments[index].isEnabled, index != storedSelection else { return }
    select(index, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  // MARK: Input

  override var ownsDrags: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segment(at: touch.location(in: self)), segments[index].isEnabled else { return false }
    pressed = index
    carriesSelection = index == storedSelection && !isMomentary
    updateColors()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = isTouchInside ? segment(at: touch.location(in: self)) : nil
    if carriesSelection, let pressed { choose(pressed, event: event) }
    updateColors()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = pressed
    pressed = nil
    if let chosen, isTouchInside { choose(chosen, event: event) }
    if isMomentary { select(Self.noSegment, animated: false) }
    updateColors()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressed = nil
    updateColors()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, !isMomentary, let key = presses.first?.key?.keyCode else { return super.pressesBegan(presses, with: event) }
    let enabled = segments.indices.filter { segments[$0].isEnabled }
    let next: Int?
    switch key {
    case isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow: next = enabled.last { $0 < storedSelection }
    case isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow: next = enabled.first { $0 > storedSelection }
    case .keyboardHome: next = enabled.first
    case .keyboardEnd: next = enabled.last
    default: return super.pressesBegan(presses, with: event)
    }
    if let next { choose(next, event: event) }
  }
}

private final class Segment: InternalView {
  var title: String? { didSet { label.text = title } }
  var isEnabled = true
  private let label = UILabel()
  private let picture = UIImageView()

  init(title: String?, image: UIImage?) {
    self.title = title
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = title
    label.textAlignment = .center
    label.font = Self.font
    picture.image = image
    addSubview(label)
    addSubview(picture)
  }

  private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)

  var contentSize: CGSize {
    if let image = picture.image { return image.size }
    return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  func update(isSelected: Bool, isPressed: Bool, isEnabled isControlEnabled: Bool) {
    let color: UIColor = isControlEnabled && isEnabled ? .label : .tertiaryLabel
    label.textColor = color
    picture.tintColor = color
    alpha = isPressed && !isSelected ? 0.4 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
