import Foundation
import UITestSupport

@testable import UIKit

/// The differences of a motion from a measured one that are greater than its tolerance.
///
/// - Parameters:
///   - name: The name of the measured motion.
///   - harness: The scene, at the beginning of the motion.
///   - rest: Returns the rest of the way now, from 1 to 0.
@MainActor
func differences(from name: String, in harness: SceneHarness, rest: () throws -> CGFloat) rethrows -> [String] {
  let curve = MeasuredMotions.curve(name)
  let start = harness.time
  return try curve.samples.compactMap { sample in
    harness.advance(by: start + sample[0] - harness.time)
    let rest = try rest()
    return abs(rest - sample[1]) <= curve.tolerance ? nil : "\(name) at \(sample[0]) s: \(rest), \(sample[1]) by \(curve.source)"
  }
}

/// Returns whether a number agrees with a measured one.
func agrees(_ number: some BinaryFloatingPoint, _ name: String) -> Bool { MeasuredMotions.value(name).agrees(with: Double(number)) }

extension UIView {
  /// A Boolean value that indicates whether the view is a transparent black without content.
  var isPlainDimming: Bool {
    guard let color = backgroundColor, subviews.isEmpty else { return false }
    return color.cgColor.alpha > 0 && color.cgColor.alpha < 0.5
  }
}
