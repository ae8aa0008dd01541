import Foundation

/// Shows a part of content that is larger than itself, and lets the user move it.
///
/// As on iOS, the content offset is the origin of the bounds. A finger moves the content past its ends against a rubber band; released,
/// it slows down by friction and springs back. The mouse wheel and the keys scroll too.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
  /// How fast released content slows down: the share of the velocity kept in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998, as on iOS.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, as on iOS.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When the safe area counts as inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At top and bottom always, at the sides where the content scrolls.
    case automatic
    /// Along the axes on which the content scrolls.
    case scrollableAxes
    case never
    case always
  }

  /// How the indicators are coloured.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Tells the bar above, whose background depends on what is behind it, of each movement.
  var whenContentMoved: (() -> Void)?

  // MARK: Content

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentGeometryDidChange() } }
  }
  /// Extra space around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { updateAdjustedContentInset() } }
  }
  /// When the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }
  /// The content inset with the safe area.
  public private(set) var adjustedContentInset = UIEdgeInsets.zero

  // MARK: Behaviour

  /// Whether the user may scroll.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether a drag may pass the ends of the content.
  open var bounces = true
  /// Whether that also holds across, for content that is no wider than the view.
  open var alwaysBounceHorizontal = false
  /// Whether that also holds down, for content that is no taller than the view.
  open var alwaysBounceVertical = false
  /// Whether a drag that starts along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling rests only at multiples of the view's size.
  open var isPagingEnabled = false
  /// How fast released content slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether content hears of a touch only after 150 ms, or when it is sure not to be a drag.
  open var delaysContentTouches = true
  /// Whether a drag may take away touches that content has already got.
  open var canCancelContentTouches = true

  // MARK: Indicators

  /// Whether a bar shows which part is visible, across.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows which part is visible, down.
  open var showsVerticalScrollIndicator = true
  /// How the indicators are coloured.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { for indicator in [horizontalIndicator, verticalIndicator] { indicator.style = indicatorStyle } }
  }
  /// Extra space at the ends of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Extra space at the ends of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  let horizontalIndicator = ScrollIndicator(axis: .horizontal)
  let verticalIndicator = ScrollIndicator(axis: .vertical)

  // MARK: Zooming

  /// The smallest zoom scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  /// The largest zoom scale; zooming is possible where it is larger than the smallest.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  /// Whether a pinch may pass the limits for as long as it lasts.
  open var bouncesZoom = true
  /// Whether a pinch is under way.
  public internal(set) var isZooming = false

  // MARK: State

  /// Whether a finger is down on the content.
  public internal(set) var isTracking = false
  /// Whether the user is dragging the content.
  public internal(set) var isDragging = false
  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { motion?.purpose == .deceleration }

  /// The recogniser that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  /// The recogniser that zooms; nil where zooming is not possible.
  public internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  let scrollPan = ScrollViewPanGestureRecognizer()
  /// The movement under way that no finger makes.
  var motion: ContentMotion?
  /// Whether the next turn shows the movement.
  var isMotionDue = false
  /// Whether the finger that is down stopped the content on its way.
  var hasCaughtMotion = false
  /// The axis that the drag under way is locked to.
  var dragLock: ScrollAxes?
  /// Where the drag under way would have the content, before it is put on a whole pixel, which keeps text and pictures sharp.
  var exactDragOffset: CGPoint?
  /// Goes up whenever the indicators' fading out has to be reckoned anew.
  var indicatorGeneration = 0
  /// When the wheel last moved the content, in scene seconds.
  var latestWheelTime = -TimeInterval.infinity

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
    // On iOS a scroll view is its pan recogniser's delegate, and subclasses count on it.
    scrollPan.delegate = self as? any UIGestureRecognizerDelegate
    for indicator in [horizontalIndicator, verticalIndicator] { addSubview(indicator) }
  }

  // MARK: Content offset

  /// The point of the content at the view's top left corner, in points. Setting it stops any movement.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if motion?.isBeingShown == false { stopMotion() }
      moveContent(to: newValue)
    }
  }

  /// Moves the content, by itself over 0.3 seconds if `animated`.
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
      // What is larger than the view shows its start.
      let movesBack = low < from || high - low > to - from
      return offset + (movesBack ? low - from : high - to)
    }
    let x = origin(rect.minX, rect.maxX, visible: visible.minX, visible.maxX, offset: contentOffset.x)
    let y = origin(rect.minY, rect.maxY, visible: visible.minY, visible.maxY, offset: contentOffset.y)
    let target = CGPoint(x: x.clamped(to: ranges.x), y: y.clamped(to: ranges.y))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Moves the content and tells everyone who is concerned. Along an axis for which `offset` has no number it stays where it is.
  func moveContent(to offset: CGPoint) {
    let offset = CGPoint(
      x: offset.x.isFinite ? offset.x : bounds.origin.x, y: offset.y.isFinite ? offset.y : bounds.origin.y)
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
    contentOffsetDidChange()
    whenContentMoved?()
  }

  /// For subclasses here: the content offset has changed.
  func contentOffsetDidChange() {}

  /// For subclasses here: the content has stopped moving.
  func contentDidComeToRest() {}

  // MARK: Touches in the content

  /// Whether a drag may take a touch away from a view of the content. Controls keep theirs unless this is overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === scrollPan, let told = scrollPan.viewToldOfTouches, told !== self else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: told)
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
    layoutIndicators()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  /// Tells that `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    contentGeometryDidChange()
  }

  private func contentGeometryDidChange() {
    updateAdjustedContentInset()
    returnIntoRange()
    setNeedsLayout()
  }

  private func updateAdjustedContentInset() {
    let old = adjustedContentInset
    adjustedContentInset = contentInset.adding(safeAreaInsets, along: safeAreaAxes)
    guard adjustedContentInset != old else { return }
    // Content at its start stays there.
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -adjustedContentInset.top }
    if offset.x == -old.left { offset.x = -adjustedContentInset.left }
    if !isTracking && motion == nil { moveContent(to: offset) }
    returnIntoRange()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The axes along which the safe area counts.
  private var safeAreaAxes: ScrollAxes {
    let fits = CGSize(
      width: contentSize.width + contentInset.left + contentInset.right, height: contentSize.height + contentInset.top + contentInset.bottom
    )
    var scrolling: ScrollAxes = []
    if fits.width > bounds.width || alwaysBounceHorizontal { scrolling.insert(.horizontal) }
    if fits.height > bounds.height || alwaysBounceVertical { scrolling.insert(.vertical) }
    switch contentInsetAdjustmentBehavior {
    case .automatic: return scrolling.union(.vertical)
    case .scrollableAxes: return scrolling
    case .never: return []
    case .always: return .both
    }
  }

  /// Content that has become smaller is not left out of sight.
  private func returnIntoRange() {
    guard !isTracking, motion == nil, !bounds.isEmpty else { return }
    let ranges = scrollRange
    moveContent(to: CGPoint(x: contentOffset.x.clamped(to: ranges.x), y: contentOffset.y.clamped(to: ranges.y)))
  }
}

/// One axis, or both.
struct ScrollAxes: OptionSet, Sendable {
  let rawValue: Int
  static let horizontal = ScrollAxes(rawValue: 1)
  static let vertical = ScrollAxes(rawValue: 2)
  static let both: ScrollAxes = [.horizontal, .vertical]
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets, along axes: ScrollAxes) -> UIEdgeInsets {
    var sum = self
    if axes.contains(.horizontal) {
      sum.left += other.left
      sum.right += other.right
    }
    if axes.contains(.vertical) {
      sum.top += other.top
      sum.bottom += other.bottom
    }
    return sum
  }
}
