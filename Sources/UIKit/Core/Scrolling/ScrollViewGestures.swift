import Foundation

/// The pan recognizer of a scroll view. It begins only along an axis that scrolls, and at once when it catches moving content.
@MainActor
final class ScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  var viewReceivingTouches: UIView? { arbiter?.delivery.viewReceiving(sequence) }

  override func accepts(_ touch: UITouch) -> Bool {
    super.accepts(touch) && !(touch.view is ScrollIndicator)
  }

  // A scroll view can move and zoom at the same time.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinchGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pinchGestureRecognizer
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, state == .possible else { return }
    if scrollView.drag.fingerDidLand(on: scrollView) { state = .began }
  }

  override func isDrag(_ movement: CGVector) -> Bool {
    let axes = scrollView?.draggableAxes ?? []
    let across = axes.contains(.horizontal) ? abs(movement.dx) : 0
    let down = axes.contains(.vertical) ? abs(movement.dy) : 0
    guard hypot(across, down) >= Self.slop else { return false }
    // A view that scrolls along one axis leaves drags along the other to other recognizers.
    return axes == .both || max(across, down) >= max(abs(movement.dx), abs(movement.dy))
  }

  override func reset() {
    super.reset()
    if let scrollView { scrollView.drag.fingerDidLeave(scrollView) }
  }

  /// Removes the movement that distinguished the drag from a tap, so that the content starts without a jump.
  func removeSlop() {
    let moved = translation(in: nil)
    let length = hypot(moved.x, moved.y)
    guard length > 0 else { return }
    let rest = max(0, length - Self.slop) / length
    setTranslation(CGPoint(x: moved.x * rest, y: moved.y * rest), in: nil)
  }
}

/// Withholds touches from the content of a scroll view while they may still become a drag.
@MainActor
final class ContentTouchDelayRecognizer: UIGestureRecognizer {
  /// The time for which touches are withheld, in seconds, as measured on iOS.
  static let delay: TimeInterval = 0.15

  private let timer = GestureTimer()
  private var start = CGPoint.zero

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override func accepts(_ touch: UITouch) -> Bool {
    guard super.accepts(touch), let scrollView = view as? UIScrollView else { return false }
    return scrollView.delaysContentTouches && scrollView.isScrollEnabled && touch.view !== scrollView
      && !(touch.view is ScrollIndicator) && !scrollView.draggableAxes.isEmpty
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = locationInWindow
    timer.start(at: event.timestamp + Self.delay, for: self) { $0.state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // A touch that moves this far without becoming a drag belongs to the content.
    let now = locationInWindow
    if hypot(now.x - start.x, now.y - start.y) >= UIPanGestureRecognizer.slop { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    super.reset()
    timer.stop()
  }
}
