import CoreGraphics

/// A drag of a value's title, in steps of the value.
struct TitleScrub {
  private let start: CGFloat
  /// The distance that hasn't made a step yet, in points.
  private var travel: CGFloat = 0
  private var latest: CGFloat
  /// A Boolean value that indicates whether the pointer has moved so far that this is a drag instead of a click.
  private(set) var isMoving = false

  /// The distance of a step, in points.
  private static let pointsPerStep: CGFloat = 2
  /// The maximum distance of a click, in points.
  private static let slack: CGFloat = 3

  init(from x: CGFloat) { (start, latest) = (x, x) }

  /// Returns the steps since the latest call. Steps to the right are positive.
  mutating func steps(to x: CGFloat) -> Double {
    if !isMoving {
      guard abs(x - start) > Self.slack else { return 0 }
      isMoving = true
    }
    travel += x - latest
    latest = x
    let steps = (travel / Self.pointsPerStep).rounded(.towardZero)
    travel -= steps * Self.pointsPerStep
    return Double(steps)
  }
}
