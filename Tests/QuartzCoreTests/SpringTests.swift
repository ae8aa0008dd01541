import Foundation
import QuartzCore
import Testing

@Suite("Springs")
struct SpringTests {
  struct Reference: Decodable, CustomTestStringConvertible {
    let name: String
    let mass: Double
    let stiffness: Double
    let damping: Double
    let initialVelocity: Double
    let dampingRatio: Double
    let samples: [[Double]]
    let samplesClampedToCritical: [[Double]]?

    var testDescription: String { name }

    func spring(allowsOverdamping: Bool) -> Spring {
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping)
    }
  }

  struct Measured: Decodable {
    let source: String
    let mass: Double
    let stiffness: Double
    let damping: Double
    let initialVelocity: Double
    let t: Double
    let from: Double
    let to: Double
    let published: Double
    let tolerance: Double
  }

  struct File: Decodable {
    let springs: [Reference]
    let publishedChecks: [Measured]
  }

  static let file: File = Vectors.load("springs")

  @Test("SP-01: the closed form agrees with 50-digit arithmetic in every regime", arguments: file.springs)
  func closedForm(_ reference: Reference) {
    let spring = reference.spring(allowsOverdamping: true)
    for sample in reference.samples {
      #expect(abs(spring.position(at: sample[0]) - sample[1]) < 1e-9, "position at \(sample[0]) s")
      // The vectors round their times to twelve digits, which a fast spring turns into a difference in velocity.
      let tolerance = 1e-9 * max(spring.stiffness / spring.mass, 1)
      #expect(abs(spring.velocity(at: sample[0]) - sample[2]) < tolerance, "velocity at \(sample[0]) s")
    }
  }

  @Test("SP-01: the closed form agrees with what Core Animation and others have been measured to show")
  func measuredPositions() {
    for check in Self.file.publishedChecks {
      let overdamped = check.source.contains("overdamped")
      let spring = Spring(
        mass: check.mass, stiffness: check.stiffness, damping: check.damping, initialVelocity: check.initialVelocity,
        allowsOverdamping: overdamped)
      let value = check.from + (check.to - check.from) * spring.position(at: check.t)
      let tolerance = check.source.contains("CASpringAnimation") ? 1e-6 * abs(check.to - check.from) : check.tolerance
      #expect(abs(value - check.published) <= tolerance, "\(check.source) at \(check.t) s")
    }
  }

  @Test(
    "SP-03: damping beyond critical acts as critical unless overdamping is allowed",
    arguments: file.springs.filter { $0.samplesClampedToCritical != nil })
  func clampedToCritical(_ reference: Reference) {
    let spring = reference.spring(allowsOverdamping: false)
    for sample in reference.samplesClampedToCritical ?? [] {
      #expect(abs(spring.position(at: sample[0]) - sample[1]) < 1e-9)
    }
    #expect(spring.damping == reference.damping)
  }

  @Test("SP-07: the keyboard's spring reaches 0.998901 in its half second")
  func keyboard() {
    let rate = (1000.0 / 3).squareRoot()
    #expect(abs(Spring.keyboard.frequency - rate) < 1e-12)
    for (time, position) in [(0.1, 0.544778), (0.25, 0.942038), (0.4, 0.994408), (0.5, 0.998901)] {
      #expect(abs(Spring.keyboard.position(at: time) - position) < 1e-6)
    }
  }

  @Test("The time at which a spring is first at a position leads back to that position")
  func inverse() {
    let spring = Spring(duration: 0.5, dampingRatio: 0.6)
    for position in stride(from: 0.05, through: 0.95, by: 0.05) {
      let time = spring.time(wherePositionIs: position, within: 0.5)
      #expect(abs(spring.position(at: time) - position) < 1e-9)
    }
  }
}
