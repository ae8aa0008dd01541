import Rehearsal
import UIKit

struct PlotScale: Equatable {
  let positionArea: CGRect
  let velocityArea: CGRect
  /// In seconds, from the left edge to the right.
  let times: ClosedRange<Double>
  /// Fractions of the distance, from the lower edge to the upper.
  let positions: ClosedRange<Double>
  /// Distances per second, from the lower edge to the upper.
  let velocities: ClosedRange<Double>
  /// The highest velocity of the first value, in distances per second.
  let fastest: Double

  /// Creates a scale on which all values are visible, with space for dragging.
  ///
  /// `reach` contains other positions that must be visible, such as those of control points. During a drag, the times and positions of
  /// `held` are used, and only the velocities adapt.
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
        // The velocity of a curve with a vertical start is infinite, so the scale has a limit.
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

  /// Enough for a smooth line.
  private static let samples = 120

  private var timeAxis: Axis { Axis(values: times, start: positionArea.minX, end: positionArea.maxX) }
  private var positionAxis: Axis { Axis(values: positions, start: positionArea.maxY, end: positionArea.minY) }
  private var velocityAxis: Axis { Axis(values: velocities, start: velocityArea.maxY, end: velocityArea.minY) }

  func x(_ time: Double) -> CGFloat { timeAxis.place(time) }
  func y(_ position: Double) -> CGFloat { positionAxis.place(position) }
  func y(ofVelocity velocity: Double) -> CGFloat { velocityAxis.place(velocity) }
  func point(_ time: Double, _ position: Double) -> CGPoint { CGPoint(x: x(time), y: y(position)) }
  func time(at x: CGFloat) -> Double { timeAxis.value(at: x) }
  func position(at y: CGFloat) -> Double { positionAxis.value(at: y) }

  /// Returns as many round times as fit with labels `spacing` points apart.
  func timeTicks(spacing: CGFloat) -> [Double] { timeAxis.ticks(spacing: spacing) }
}
