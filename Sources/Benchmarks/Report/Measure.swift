import Foundation

/// Repeated measurements of a quantity. Less is better.
struct Measure: Codable, Equatable, Sendable {
  enum Unit: String, Codable, Sendable {
    case milliseconds = "ms"
    case megabytes = "MB"
    /// A number that is the same on every machine.
    case count = ""
  }

  let name: String
  let unit: Unit
  /// In no particular order.
  let samples: [Double]

  /// The median, because single disturbances don't affect it.
  var median: Double { Self.median(of: samples) }

  /// Returns 0 if there are no samples.
  static func median(of samples: [Double]) -> Double {
    let sorted = samples.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The 95 % confidence interval of the median for any distribution, between two of the sorted measurements. With fewer than six, the
  /// range of all of them.
  var interval: ClosedRange<Double> {
    let sorted = samples.sorted()
    guard let first = sorted.first, let last = sorted.last else { return 0...0 }
    let count = Double(sorted.count)
    let rank = max(0, Int((count / 2 - 0.98 * count.squareRoot()).rounded(.down)))
    return rank < sorted.count / 2 ? sorted[rank]...sorted[sorted.count - 1 - rank] : first...last
  }

  /// The median with the interval.
  var text: String {
    "\(unit.text(median)) (\(unit.text(interval.lowerBound))–\(unit.text(interval.upperBound)))"
  }
}

extension Measure.Unit {
  /// Returns a measurement with as many digits as are significant.
  func text(_ value: Double) -> String {
    switch self {
    case .milliseconds: String(format: "%.2f", value)
    case .megabytes: String(format: "%.1f", value)
    case .count: String(format: "%g", value)
    }
  }
}
