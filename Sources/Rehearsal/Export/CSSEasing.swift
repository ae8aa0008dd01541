import Foundation
import Tweaks

/// A timing as CSS: a duration, and an easing function with which browsers show the same motion.
enum CSSEasing {
  /// The maximum error of the easing, as a fraction of the distance.
  static let tolerance = 0.001

  /// Returns a class with the two properties of the transition, ending with a line break.
  static func rule(named name: String, _ value: TimingValue) -> String {
    guard value.duration < 1000 else { return "/* \(name): never comes to rest */\n" }
    return """
      .\(name) {
        transition-duration: \(DecimalText.of(value.duration * 1000, places: 1))ms;
        transition-timing-function: \(function(value));
      }

      """
  }

  /// Returns `cubic-bezier()` for a curve, which is exact, and `linear()` for a spring.
  static func function(_ value: TimingValue) -> String {
    switch value {
    case .curve(let curve, _):
      "cubic-bezier(" + [curve.x1, curve.y1, curve.x2, curve.y2].map(TimingNumber.exact).joined(separator: ", ") + ")"
    case .spring:
      "linear("
        + points(value).map { point in
          let fraction = DecimalText.of(point.fraction * 100, places: 1)
          return DecimalText.of(point.position, places: 4) + (fraction == "0" ? "" : " \(fraction)%")
        }.joined(separator: ", ") + ")"
    }
  }

  /// A point of `linear()`: a fraction of the time, 0…1, and the position as a fraction of the distance.
  struct Point: Equatable {
    let fraction: Double
    let position: Double
  }

  /// The number of steps of the time axis. With thousandths, no digit is lost when the time is written.
  private static let grid = 1000
  /// The number of points between two steps at which the error is measured.
  private static let fineness = 4

  /// Returns a small number of points that stay within the tolerance.
  ///
  /// Each line segment starts at the end of the previous one and extends as far as any slope keeps it close to the motion.
  static func points(_ value: TimingValue) -> [Point] {
    // The position at which UIKit cuts a spring off differs a little from its final position.
    func position(_ fraction: Double) -> Double { value.position(at: min(fraction, 1 - 1e-9) * value.duration) }
    // Rounding uses up a part of the tolerance.
    let allowed = tolerance - 1e-4
    var points = [Point(fraction: 0, position: 0)]
    var index = 0
    while index < grid {
      let start = points[points.count - 1]
      var slopes = -Double.infinity...Double.infinity
      var end = index + 1
      var slope = (position(Double(end) / Double(grid)) - start.position) * Double(grid)
      search: for next in (index + 1)...grid {
        for part in 1...fineness {
          let fraction = (Double(next - 1) + Double(part) / Double(fineness)) / Double(grid)
          let (distance, time) = (position(fraction) - start.position, fraction - start.fraction)
          let (lowest, highest) = (max(slopes.lowerBound, (distance - allowed) / time), min(slopes.upperBound, (distance + allowed) / time))
          guard lowest <= highest else { break search }
          slopes = lowest...highest
        }
        (end, slope) = (next, (slopes.lowerBound + slopes.upperBound) / 2)
        // Where possible, the line ends exactly at the target.
        if end == grid, slopes.contains((1 - start.position) / (1 - start.fraction)) { slope = (1 - start.position) / (1 - start.fraction) }
      }
      let fraction = Double(end) / Double(grid)
      points.append(Point(fraction: fraction, position: ((start.position + slope * (fraction - start.fraction)) * 10000).rounded() / 10000))
      index = end
    }
    if points[points.count - 1].position != 1 { points.append(Point(fraction: 1, position: 1)) }
    return points
  }

  /// A title as part of a class name, such as "open-from-a-screen-away" for "Open from a screen away".
  static func identifier(_ title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
