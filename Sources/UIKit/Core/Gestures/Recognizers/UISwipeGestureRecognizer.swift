import Foundation

@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The length of a swipe in its direction, and the limit of its movement across it, in points, as on iOS.
  static let travel: CGFloat = 50
  /// The time within which a finger must move that far, in seconds, as on iOS: at more than 100 points per second.
  static let longestSwipe: TimeInterval = 0.5

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    start = locationInWindow
    startTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime < Self.longestSwipe - 1e-9 else { return state = .failed }
    let now = locationInWindow
    let (x, y) = (now.x - start.x, now.y - start.y)
    let strays = abs(x) > Self.travel && abs(y) > Self.travel
    if strays { return state = .failed }
    let strokes: [(Direction, CGFloat)] = [(.right, x), (.left, -x), (.down, y), (.up, -y)]
    let isComplete = strokes.contains { direction.contains($0.0) && $0.1 >= Self.travel }
    let movedOtherwise = strokes.contains { !direction.contains($0.0) && $0.1 >= Self.travel }
    if isComplete && touchesAreComplete {
      state = .ended
    } else if movedOtherwise {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private var touchesAreComplete: Bool { touches.count == numberOfTouchesRequired }
}
