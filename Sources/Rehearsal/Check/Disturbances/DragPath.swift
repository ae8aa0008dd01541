import UIKit

struct DragPath: Equatable {
  /// The point of the press, in the screen's coordinate system.
  let start: CGPoint
  /// A vector of length 1.
  let direction: CGVector
  /// The path in words, such as "down from the top".
  let words: String

  private init(_ start: CGPoint, _ way: Way, from place: String) {
    self.start = start
    direction = way.direction
    words = "\(way.rawValue) from \(place)"
  }

  private enum Way: String, CaseIterable {
    case down, right, up, left

    var direction: CGVector {
      switch self {
      case .down: CGVector(dx: 0, dy: 1)
      case .right: CGVector(dx: 1, dy: 0)
      case .up: CGVector(dx: 0, dy: -1)
      case .left: CGVector(dx: -1, dy: 0)
      }
    }
  }

  /// Returns drags along this path, which follow the events of a take before `time`.
  func drags(at time: TimeInterval = 0, in take: Take) -> SyntheticDrag {
    SyntheticDrag(from: start, toward: direction, at: time, in: take)
  }
}

extension DragPath {
  /// Returns the paths of all pan recognizers in a window, except those of scroll views.
  ///
  /// Recognizers for edges of the screen are dragged from there, others from the middle of their views in all directions, and from the top
  /// and the left.
  @MainActor
  static func all(in window: UIWindow) -> [DragPath] {
    let size = window.bounds.size
    var touched: [(recognizer: UIPanGestureRecognizer, points: [CGPoint])] = []
    for y in [3, size.height / 12, size.height / 4, size.height / 2, size.height * 3 / 4, size.height - 3] {
      for x in [3, size.width / 4, size.width / 2, size.width * 3 / 4, size.width - 3] {
        let point = CGPoint(x: x, y: y)
        for recognizer in window.panRecognizers(at: point) {
          if let index = touched.firstIndex(where: { $0.recognizer === recognizer }) {
            touched[index].points.append(point)
          } else {
            touched.append((recognizer, [point]))
          }
        }
      }
    }
    return touched.reduce(into: []) { all, entry in
      all += paths(of: entry.recognizer, touchedAt: entry.points, on: size).filter { !all.contains($0) }
    }
  }

  @MainActor
  private static func paths(of recognizer: UIPanGestureRecognizer, touchedAt points: [CGPoint], on size: CGSize) -> [DragPath] {
    if let edges = (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges {
      let sides: [(UIRectEdge, CGPoint, Way, String)] = [
        (.left, CGPoint(x: 3, y: size.height / 2), .right, "the left edge"),
        (.right, CGPoint(x: size.width - 3, y: size.height / 2), .left, "the right edge"),
        (.top, CGPoint(x: size.width / 2, y: 3), .down, "the top edge"),
        (.bottom, CGPoint(x: size.width / 2, y: size.height - 3), .up, "the bottom edge"),
      ]
      return sides.filter { edges.contains($0.0) }.map { DragPath($0.1, $0.2, from: $0.3) }
    }
    let middle = CGPoint(
      x: points.map(\.x).reduce(0, +) / CGFloat(points.count), y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
    // The middle of a view with a hole may be elsewhere.
    let center = points.min { $0.distance(to: middle) < $1.distance(to: middle) } ?? middle
    let top = points.min { ($0.y, abs($0.x - center.x)) < ($1.y, abs($1.x - center.x)) } ?? center
    let left = points.min { ($0.x, abs($0.y - center.y)) < ($1.x, abs($1.y - center.y)) } ?? center
    let outer = [DragPath(top, .down, from: "the top"), DragPath(left, .right, from: "the left")].filter { $0.start != center }
    let inner = Way.allCases.map { DragPath(center, $0, from: "the middle") }
    // The most common ones come first.
    return inner.prefix(1) + outer + inner.dropFirst()
  }
}

extension UIWindow {
  /// Returns the enabled pan recognizers that receive a touch at a point, except those of scroll views.
  fileprivate func panRecognizers(at point: CGPoint) -> [UIPanGestureRecognizer] {
    var found: [UIPanGestureRecognizer] = []
    var view = hitTest(point, with: nil)
    while let current = view {
      for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
      where pan.isEnabled && pan !== (current as? UIScrollView)?.panGestureRecognizer {
        found.append(pan)
      }
      view = current.superview
    }
    return found
  }
}
