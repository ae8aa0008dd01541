import Foundation

/// A view that scrolls its content with a finger, the mouse wheel and keys. As on iOS, the content offset is the origin of the bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
  /// The fraction of the velocity that remains after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Adds it at the top and bottom, and at the sides if the content scrolls horizontally, unless the view controller turns this off.
    case automatic
    case scrollableAxes
    case never
    case always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    /// The same as `onDrag`.
    case interactive
    /// The same as `onDrag`.
    case onDragWithAccessory
    /// The same as `onDrag`.
    case interactiveWithAccessory
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Called when the content has moved or changed its size, for bars whose background depends on the content behind them.
  var onContentMove: (() -> Void)?
  /// The large title above the content, which scrolls away with it.
  var titleCollapse = TitleCollapse()
  let edgeEffects = ScrollEdgeEffects()

  // MARK: Content

  @Observed open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { observably(contentGeometryDidChange) } }
  }
  @Observed open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { observably(updateAdjustedContentInset) } }
  }
  @Observed open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }
  public internal(set) var adjustedContentInset = UIEdgeInsets.zero

  // MARK: Behavior

  @Observed open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// On a phone, a tap on the status bar scrolls only if exactly one visible scroll view has this.
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var bounces = true
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal
  /// The content receives a touch after 150 ms, or once the touch can't become a drag.
  open var delaysContentTouches = true
  open var canCancelContentTouches = true

  @Observed open var refreshControl: UIRefreshControl? { didSet { refreshControlDidChange(from: oldValue) } }

  // MARK: Indicators

  open var showsHorizontalScrollIndicator: Bool {
    get { indicators.horizontal.isWanted }
    set { indicators.horizontal.isWanted = newValue }
  }
  open var showsVerticalScrollIndicator: Bool {
    get { indicators.vertical.isWanted }
    set { indicators.vertical.isWanted = newValue }
  }
  open var indicatorStyle: IndicatorStyle {
    get { indicators.vertical.style }
    set { for indicator in indicators.both { indicator.style = newValue } }
  }
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.vertical.insets }
    set {
      if newValue != indicators.vertical.insets { setNeedsLayout() }
      indicators.vertical.insets = newValue
    }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.horizontal.insets }
    set {
      if newValue != indicators.horizontal.insets { setNeedsLayout() }
      indicators.horizontal.insets = newValue
    }
  }

  let indicators = ScrollIndicators()

  // MARK: Zooming

  open var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set { zoom.setRange(minimum: newValue, maximum: maximumZoomScale, in: self) }
  }
  open var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set { zoom.setRange(minimum: minimumZoomScale, maximum: newValue, in: self) }
  }
  open var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }
  /// Nil if zooming isn't possible.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.recognizer }

  let zoom = ContentZoom()

  // MARK: Movement

  public var isTracking: Bool { drag.isTracking }
  public var isDragging: Bool { drag.isDragging }
  open var isDecelerating: Bool { motion?.purpose == .deceleration }

  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  let scrollPan = ScrollViewPanGestureRecognizer()
  let drag = ContentDrag()
  let wheel = WheelScroll()
  let mover = ContentMover()
  /// The latest offset that isn't on whole pixels, so that small steps add up.
  private var givenOffset: CGPoint?

  override func didInitialize() {
    clipsToBounds = true
    let touchDelay = ContentTouchDelayRecognizer()
    for recognizer in [touchDelay, scrollPan] { addGestureRecognizer(recognizer) }
    scrollPan.addTarget(self, action: UIScrollView.handlePan)
    // On iOS a scroll view is the delegate of its pan recognizer, and subclasses rely on it.
    scrollPan.delegate = self as? any UIGestureRecognizerDelegate
    for indicator in indicators.both { addSubview(indicator) }
  }

  // MARK: Content offset

  /// Setting it stops any motion. Content that scrolls is shown on the nearest whole pixels, which are the origin of the bounds.
  open var contentOffset: CGPoint {
    get { givenOffset.flatMap { shownOrigin(for: $0) == bounds.origin ? $0 : nil } ?? bounds.origin }
    set {
      if motion?.isBeingShown == false { stopMotion() }
      moveContent(to: newValue)
    }
  }

  /// An animation takes 0.3 seconds.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animateContent(to: contentOffset)
    } else {
      stopMotion()
      self.contentOffset = contentOffset
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func origin(_ low: CGFloat, _ high: CGFloat, visible from: CGFloat, _ to: CGFloat, offset: CGFloat) -> CGFloat {
      if low >= from && high <= to { return offset }
      // Show the start of a rectangle that is larger than the view.
      let movesBack = low < from || high - low > to - from
      return offset + (movesBack ? low - from : high - to)
    }
    let x = origin(rect.minX, rect.maxX, visible: visible.minX, visible.maxX, offset: contentOffset.x)
    let y = origin(rect.minY, rect.maxY, visible: visible.minY, visible.maxY, offset: contentOffset.y)
    let target = inScrollRange(CGPoint(x: x, y: y))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Moves the content, and notifies the delegate and observers. A component of `offset` that isn't finite leaves its axis unchanged.
  ///
  /// The content is shown on whole pixels, so that text and images stay sharp, and are the same in every frame.
  func moveContent(to offset: CGPoint) {
    let offset = CGPoint(
      x: offset.x.isFinite ? offset.x : bounds.origin.x, y: offset.y.isFinite ? offset.y : bounds.origin.y)
    let origin = shownOrigin(for: offset)
    givenOffset = origin == offset ? nil : offset
    guard origin != bounds.origin else { return }
    bounds.origin = origin
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
    contentOffsetDidChange()
    onContentMove?()
    refreshControl?.contentDidMove()
  }

  /// For subclasses in this module.
  func contentOffsetDidChange() {}

  /// Returns the offset at which a released drag should end, before the delegate is asked. For subclasses in this module.
  ///
  /// Without a change, the content would come to rest at `proposed`. The velocity is in points per millisecond.
  func targetContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called when the content has stopped moving. For subclasses in this module.
  func contentDidComeToRest() {}

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: drag.begin(in: self)
    case .changed: drag.move(self)
    case .ended: drag.end(at: pan.velocity(in: self), in: self)
    case .cancelled, .failed: drag.end(at: .zero, in: self)
    case .possible: break
    }
  }

  // MARK: Touches in the content

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === scrollPan, let receiver = scrollPan.viewReceivingTouches, receiver !== self else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: receiver)
  }

  // MARK: Keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isUsed = presses.contains { press in press.key.map { scroll(for: $0.keyCode) } ?? false }
    if !isUsed { super.pressesBegan(presses, with: event) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { indicators.hide() }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    edgeEffects.layOut(in: self)
    indicators.layOut(in: self)
    refreshControl?.takePlace()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  open func adjustedContentInsetDidChange() {}

  override var scrollingContentSize: CGSize? {
    get { contentSize }
    set { contentSize = newValue ?? .zero }
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    contentGeometryDidChange()
  }
}
