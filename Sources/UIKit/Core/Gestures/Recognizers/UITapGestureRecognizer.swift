import Foundation

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  // As on iOS: the longest duration of a tap and the longest pause between two taps, in seconds, and the distance that a tap may move, in
  // points.
  static let longestTap: TimeInterval = 0.75
  static let longestPause: TimeInterval = 0.35
  static let allowableMovement: CGFloat = 45

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var tapCount = 0
  private var start = CGPoint.zero
  private var landed: [UITouch] = []
  private let timer = GestureTimer()

  override var awaitsMoreTouches: Bool { tapCount > 0 && tapCount < numberOfTapsRequired }

  /// The fingers count while the tap is reported, although they are lifted.
  open override var numberOfTouches: Int { landed.count }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touch(touchIndex, of: landed)?.location(in: view) ?? location(in: view)
  }

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    // A single tap precedes a double tap, and must not prevent it.
    guard let tap = preventingGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired >= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirstFinger = self.touches.count == touches.count
    if isFirstFinger { landed = [] }
    landed += self.touches.filter { touches.contains($0) }
    guard landed.count <= numberOfTouchesRequired else { return state = .failed }
    let location = centroid(of: landed)
    if tapCount == 0 { start = location }
    guard isNear(location) else { return state = .failed }
    timer.start(at: event.timestamp + Self.longestTap, for: self) { $0.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isNear(centroid(of: landed)) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy(\.isOver) else { return }
    guard landed.count == numberOfTouchesRequired else { return state = .failed }
    tapCount += 1
    if tapCount == numberOfTapsRequired {
      timer.stop()
      state = .ended
    } else {
      timer.start(at: event.timestamp + Self.longestPause, for: self) { $0.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    tapCount = 0
    landed = []
    timer.stop()
  }

  private func isNear(_ location: CGPoint) -> Bool {
    hypot(location.x - start.x, location.y - start.y) <= Self.allowableMovement
  }
}
