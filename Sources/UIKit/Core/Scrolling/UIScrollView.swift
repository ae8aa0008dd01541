import Foundation

/// A view that shows a part of larger content, and lets a person scroll it.
///
/// As on iOS, the content offset is the origin of the bounds. A finger moves the content past its ends against increasing
/// resistance. After the release the content decelerates and springs back. The mouse wheel and keys scroll too.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
  /// The deceleration of released content: the fraction of the velocity that remains after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after each millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from the fraction of the velocity that remains after each millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate, 0.998, as on iOS.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate, 0.99, as on iOS.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The rule by which the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Always adds it at the top and bottom, and at the sides if the content scrolls horizontally.
    case automatic
    /// Adds it along the axes on which the content scrolls.
    case scrollableAxes
    case never
    /// Always adds it on all sides.
    case always
  }

  /// The way in which a drag of the content ends the editing of text.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It doesn't.
    case none
    case onDrag
    /// Behaves like `onDrag`: there is no on-screen keyboard.
    case interactive
    /// Behaves like `onDrag`.
    case onDragWithAccessory
    /// As `interactive`.
    case interactiveWithAccessory
  }

  /// The color style of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// A style that adapts to the interface style, a dark style and a light style.
    case `default`, black, white
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Called when the content has moved or changed its size, for the bars, whose backgrounds depend on the content behind them.
  var onContentMove: (() -> Void)?
  /// The large title above the content, which moves out of sight with it.
  var titleCollapse = TitleCollapse()
  var edgeEffects = ScrollEdgeEffects()

  // MARK: Content

  /// The size of the content, in points.
  @Observed open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { observably(contentGeometryDidChange) } }
  }
  /// The extra space around the content, in points.
  @Observed open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { observably(updateAdjustedContentInset) } }
  }
  /// The rule by which the safe area is added to the content inset.
  @Observed open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }
  /// The content inset including the safe area, in points.
  public internal(set) var adjustedContentInset = UIEdgeInsets.zero

  // MARK: Behavior

  @Observed open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  ///
  /// On a phone the tap does so only if exactly one scroll view in sight has it.
  open var scrollsToTop = true
  /// The way in which a drag ends the editing of text in the window.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// A Boolean value that indicates whether a drag can pass the ends of the content.
  open var bounces = true
  /// A Boolean value that indicates whether a horizontal drag bounces even if the content is no wider than the view.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether a vertical drag bounces even if the content is no taller than the view.
  open var alwaysBounceVertical = false
  /// A Boolean value that indicates whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that indicates whether scrolling stops only at multiples of the view's size.
  open var isPagingEnabled = false
  /// The deceleration of released content.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that indicates whether the content receives a touch only after 150 ms, or once it is certain not to be a
  /// drag.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether a drag can cancel touches that the content has already received.
  open var canCancelContentTouches = true

  /// The control that a pull at the top of the content operates, or nil.
  @Observed open var refreshControl: UIRefreshControl? { didSet { refreshControlDidChange(from: oldValue) } }

  // MARK: Indicators

  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  @Observed open var indicatorStyle = IndicatorStyle.default {
    didSet { for indicator in [horizontalIndicator, verticalIndicator] { indicator.style = indicatorStyle } }
  }
  /// The insets of the vertical indicator's track, in points.
  @Observed open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  /// The insets of the horizontal indicator's track, in points.
  @Observed open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if horizontalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }

  let horizontalIndicator = ScrollIndicator(axis: .horizontal)
  let verticalIndicator = ScrollIndicator(axis: .vertical)

  // MARK: Zooming

  @Observed open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  /// The maximum zoom scale.
  ///
  /// Zooming is possible if it is greater than the minimum.
  @Observed open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  /// A Boolean value that indicates whether a pinch can exceed the limits while it is in progress.
  open var bouncesZoom = true
  /// A Boolean value that indicates whether a pinch is in progress.
  public internal(set) var isZooming = false

  var zoom = ContentZoom()
  /// The number of times that the scroll view has scaled the zoomed view.
  var zoomChanges = 0

  // MARK: State

  /// A Boolean value that indicates whether a finger is down on the content.
  public internal(set) var isTracking = false
  public internal(set) var isDragging = false
  /// A Boolean value that indicates whether the content is still moving after a drag.
  open var isDecelerating: Bool { motion?.purpose == .deceleration }

  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  /// The recognizer of the pinch, or nil if zooming is not possible.
  public internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  let scrollPan = ScrollViewPanGestureRecognizer()
  /// The current motion without a finger, or nil.
  var motion: ContentMotion?
  /// A Boolean value that indicates whether the next turn of the run loop advances the motion.
  var isMotionDue = false
  /// A Boolean value that indicates whether the current touch stopped a motion of the content.
  var hasCaughtMotion = false
  /// The axis to which the current drag is locked, or nil.
  var dragLock: ScrollAxes?
  /// The content offset of the current drag before it is rounded to whole pixels, which keeps text and images sharp.
  var exactDragOffset: CGPoint?
  /// The latest offset that isn't on whole pixels, so that small steps add up.
  private var givenOffset: CGPoint?
  /// A counter that increases whenever an earlier request to fade the indicators becomes obsolete.
  var indicatorGeneration = 0
  /// The time at which the wheel last moved the content, in seconds on the scene's clock.
  var latestWheelTime = -TimeInterval.infinity
  /// A Boolean value that indicates whether the wheel moves the content.
  var isScrolledByWheel = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
  }

  private func prepareScrolling() {
    clipsToBounds = true
    let touchDelay = ContentTouchDelayRecognizer()
    for recognizer in [touchDelay, scrollPan] { addGestureRecognizer(recognizer) }
    scrollPan.addTarget(self, action: UIScrollView.handlePan)
    // On iOS a scroll view is the delegate of its pan recognizer, and subclasses rely on it.
    scrollPan.delegate = self as? any UIGestureRecognizerDelegate
    for indicator in [horizontalIndicator, verticalIndicator] { addSubview(indicator) }
  }

  // MARK: Content offset

  /// The point of the content at the view's top left corner, in points.
  ///
  /// Setting it stops any motion. Content that scrolls is shown on the nearest whole pixels, which are the origin of the bounds.
  open var contentOffset: CGPoint {
    get { givenOffset.flatMap { shownOrigin(for: $0) == bounds.origin ? $0 : nil } ?? bounds.origin }
    set {
      if motion?.isBeingShown == false { stopMotion() }
      moveContent(to: newValue)
    }
  }

  /// Scrolls to an offset, over 0.3 seconds if `animated`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animateContent(to: contentOffset)
    } else {
      stopMotion()
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls just far enough to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    let ranges = scrollRange
    func origin(_ low: CGFloat, _ high: CGFloat, visible from: CGFloat, _ to: CGFloat, offset: CGFloat) -> CGFloat {
      if low >= from && high <= to { return offset }
      // Show the start of a rectangle that is larger than the view.
      let movesBack = low < from || high - low > to - from
      return offset + (movesBack ? low - from : high - to)
    }
    let x = origin(rect.minX, rect.maxX, visible: visible.minX, visible.maxX, offset: contentOffset.x)
    let y = origin(rect.minY, rect.maxY, visible: visible.minY, visible.maxY, offset: contentOffset.y)
    let target = CGPoint(x: x.clamped(to: ranges.x), y: y.clamped(to: ranges.y))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Moves the content and notifies the delegate and observers. A component of `offset` that is not finite leaves its axis
  /// unchanged.
  ///
  /// On whole pixels text and images stay sharp, and content that moves shows the same pixels in every frame.
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

  /// Called when the content offset has changed, for subclasses in this module.
  func contentOffsetDidChange() {}

  /// Returns the offset at which a released drag should end, before the delegate is asked, for subclasses in this module.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which the content would come to rest by itself.
  ///   - velocity: The velocity, in points per millisecond.
  func targetContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called when the content has stopped moving, for subclasses in this module.
  func contentDidComeToRest() {}

  // MARK: Touches in the content

  /// Returns whether a drag can take a touch away from a view of the content.
  ///
  /// False for controls unless overridden.
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
    if window == nil { hideIndicators() }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutEdgeContainers()
    layoutIndicators()
    refreshControl?.takePlace()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  /// Notifies the view that `adjustedContentInset` has changed.
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
