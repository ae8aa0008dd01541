import Foundation

/// The length of a path, and the points at fractions of it, for motion along a path at a constant speed.
///
/// Moves between subpaths have no length. The measure is computed once, and each query after that is a binary search.
package struct PathMeasure: Sendable {
  package let length: CGFloat
  private let segments: [CGPathSegment]
  /// The distance of each sample from the start, ascending from 0 to `length`.
  private let distances: [CGFloat]
  /// The segment and its parameter at each sample.
  private let samples: [(segment: Int, t: CGFloat)]

  /// - Complexity: O(*n*), where *n* is the number of segments.
  package init(_ path: CGPath) {
    segments = path.segments
    var distance: CGFloat = 0
    var distances: [CGFloat] = []
    var samples: [(Int, CGFloat)] = []
    for (index, segment) in segments.enumerated() {
      // Chords of a curve this fine are shorter than the curve by less than a thousandth.
      let steps = segment.shape == .line ? 1 : max(segment.steps(tolerance: 0.01), 16)
      var last = segment.start
      distances.append(distance)
      samples.append((index, 0))
      for step in 1...steps {
        let t = CGFloat(step) / CGFloat(steps)
        let point = segment.point(at: t)
        distance += hypot(point.x - last.x, point.y - last.y)
        distances.append(distance)
        samples.append((index, t))
        last = point
      }
    }
    length = distance
    self.distances = distances
    self.samples = samples
  }

  /// Returns the point at `fraction` (0…1) of the length, or nil for a path without lines.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of samples.
  package func point(atFraction fraction: CGFloat) -> CGPoint? {
    place(atFraction: fraction).map { segments[$0.segment].point(at: $0.t) }
  }

  /// Returns the direction of travel at `fraction` (0…1) of the length, in radians from the positive x axis.
  package func angle(atFraction fraction: CGFloat) -> CGFloat? {
    place(atFraction: fraction).map { place in
      let direction = segments[place.segment].direction(at: place.t)
      return atan2(direction.dy, direction.dx)
    }
  }

  private func place(atFraction fraction: CGFloat) -> (segment: Int, t: CGFloat)? {
    guard !samples.isEmpty else { return nil }
    let target = fraction.clamped(to: 0...1) * length
    let next = distances.dropLast().partitioningIndex { !($0 < target) }
    guard next > 0, samples[next].segment == samples[next - 1].segment else { return samples[next] }
    let span = distances[next] - distances[next - 1]
    let ratio = span > 0 ? (target - distances[next - 1]) / span : 0
    return (samples[next].segment, samples[next - 1].t + (samples[next].t - samples[next - 1].t) * ratio)
  }
}

extension CGPathSegment {
  /// Where a control point coincides with an end, uses the direction to a nearby point.
  package func direction(at t: CGFloat) -> CGVector {
    let velocity = derivative(at: t)
    if hypot(velocity.dx, velocity.dy) > 1e-9 { return velocity }
    let near = t < 0.5 ? (point(at: t), point(at: t + 0.01)) : (point(at: t - 0.01), point(at: t))
    return CGVector(dx: near.1.x - near.0.x, dy: near.1.y - near.0.y)
  }
}

extension CGPath {
  package var length: CGFloat { PathMeasure(self).length }
}
