import Rehearsal
import UIKit

/// The scale of a plot: the positions of times, of fractions of the distance, and of velocities.
struct PlotScale: Equatable {
  /// The upper area for positions and the lower area for velocities, in points.
  let positionArea: CGRect
  let velocityArea: CGRect
  /// The seconds from the left edge to the right.
  let times: ClosedRange<Double>
  /// The fractions of the distance from the lower edge to the upper.
  let positions: ClosedRange<Double>
  /// The distances per second from the lower edge to the upper.
  let velocities: ClosedRange<Double>
  /// The highest velocity of the first value, in distances per second.
  let fastest: Double

  /// Creates a scale on which all of `values` are visible, with room for dragging.
  ///
  /// - Parameters:
  ///   - values: The timings to show.
  ///   - reach: Other positions that must be visible, such as those of control points.
  ///   - positionArea: The area for positions, in points.
  ///   - velocityArea: The area for velocities, in points.
  ///   - held: A scale with times and positions that stay fixed during a drag. Velocities adapt.
  init(_ values: [TimingValue], reaching reach: [Double], positionArea: CGRect, velocityArea: CGRect, holding held: PlotScale? = nil) {
    self.positionArea = positionArea
    self.velocityArea = velocityArea
    let longest = max(values.map(\.duration).filter { $0 < 1000 }.max() ?? 0, 0.01)
    times = held?.times ?? 0...max(longest * 1.08, (values.first?.settling ?? 0) * 1.03)
    var (lowest, highest, slowest, fastest) = (0.0, 1.0, 0.0, 0.1)
    var ownFastest = 0.0
    for (index, value) in values.enumerated() {
      let duration = min(value.duration, longest)
      for step in 0...Self.samples {
        let time = duration * Double(step) / Double(Self.samples)
        let (position, velocity) = (value.position(at: time), value.velocity(at: time))
        (lowest, highest) = (min(lowest, position), max(highest, position))
        // A curve with a vertical start has no velocity that could be shown completely.
        if index == 0 { ownFastest = max(ownFastest, velocity) }
        (slowest, fastest) = (min(slowest, max(velocity, -60 / longest)), max(fastest, min(velocity, 60 / longest)))
      }
    }
    self.fastest = ownFastest
    lowest = min(lowest, reach.min() ?? 0)
    highest = max(highest, reach.max() ?? 1)
    let room = (highest - lowest) * 0.12
    positions = held?.positions ?? lowest - (lowest < 0 ? room / 2 : 0.03)...highest + room
    let speedRoom = (fastest - slowest) * 0.12
    velocities = slowest - (slowest < 0 ? speedRoom : 0)...fastest + speedRoom
  }

  /// The number of samples, which is enough for a smooth line.
  private static let samples = 120

  func x(_ time: Double) -> CGFloat {
    positionArea.minX + CGFloat((time - times.lowerBound) / (times.upperBound - times.lowerBound)) * positionArea.width
  }

  func y(_ position: Double) -> CGFloat { Self.y(position, in: positions, positionArea) }
  func y(ofVelocity velocity: Double) -> CGFloat { Self.y(velocity, in: velocities, velocityArea) }
  func point(_ time: Double, _ position: Double) -> CGPoint { CGPoint(x: x(time), y: y(position)) }

  func time(at x: CGFloat) -> Double {
    times.lowerBound + Double((x - positionArea.minX) / max(positionArea.width, 1)) * (times.upperBound - times.lowerBound)
  }

  func position(at y: CGFloat) -> Double {
    positions.lowerBound
      + Double((positionArea.maxY - y) / max(positionArea.height, 1)) * (positions.upperBound - positions.lowerBound)
  }

  private static func y(_ value: Double, in range: ClosedRange<Double>, _ area: CGRect) -> CGFloat {
    area.maxY - CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound)) * area.height
  }

  /// Returns round times for the grid, with 1, 2 or 5 as the leading digit, as many as fit with labels `spacing` points apart.
  func timeTicks(spacing: CGFloat) -> [Double] {
    let span = times.upperBound - times.lowerBound
    let step = Self.roundStep(atLeast: span * Double(spacing / max(positionArea.width, 1)))
    return (0...max(Int((span / step + 1e-9).rounded(.down)), 0)).map { Double($0) * step }
  }

  /// Returns 1, 2 or 5 times a power of ten.
  static func roundStep(atLeast least: Double) -> Double {
    guard least > 0, least.isFinite else { return 1 }
    let power = pow(10, floor(log10(least)))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? 10 * power
  }
}
