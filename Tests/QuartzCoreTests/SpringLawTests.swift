import Foundation
import QuartzCore
import Testing

@Suite("Which spring a duration and a damping ratio mean")
struct SpringLawTests {
  struct Row: Decodable, CustomTestStringConvertible {
    let dampingRatio: Double
    let duration: Double
    let initialVelocity: Double
    let stiffness_exact: Double
    let damping_exact: Double
    let stiffness_measuredUIKit: Double?

    var testDescription: String { "damping \(dampingRatio), \(duration) s, velocity \(initialVelocity)" }
  }

  struct Probe: Decodable {
    let dampingRatio: Double
    let duration: Double
    let initialVelocity: Double
    let omega_measuredUIKit: Double
    let reproduced: Bool

    enum CodingKeys: String, CodingKey {
      case dampingRatio, duration, initialVelocity
      case omega_measuredUIKit = "omega_measuredUIKit_iOS14.4"
      case reproduced = "reproducedTo1e-6"
    }
  }

  struct File: Decodable {
    let rows: [Row]
    let probes: [Probe]

    enum CodingKeys: String, CodingKey {
      case rows
      case probes = "cosynpa_iOS14.4"
    }
  }

  static let file: File = Vectors.load("duration_damping")

  @Test("SP-05: stiffness and damping follow UIKit's law", arguments: file.rows)
  func law(_ row: Row) {
    let spring = Spring(duration: row.duration, dampingRatio: row.dampingRatio, initialVelocity: row.initialVelocity)
    let tolerance = row.duration > 5 ? 1e-5 : 1e-6
    #expect(abs(spring.stiffness / row.stiffness_exact - 1) < tolerance)
    #expect(abs(spring.damping / row.damping_exact - 1) < tolerance)
    if let measured = row.stiffness_measuredUIKit { #expect(abs(spring.stiffness / measured - 1) < tolerance) }
  }

  @Test("SP-05: the law holds for the springs recorded from iOS, up to the velocities at which iOS turns chaotic")
  func probes() {
    let settled = Self.file.probes.filter { $0.reproduced && !$0.isBeyondSettledBranch }
    #expect(settled.count > 5)
    for probe in settled {
      let spring = Spring(duration: probe.duration, dampingRatio: probe.dampingRatio, initialVelocity: probe.initialVelocity)
      #expect(abs(spring.frequency / probe.omega_measuredUIKit - 1) < 1e-5, "\(probe)")
    }
  }

  @Test("SP-06: the duration counts within 0.01…10 s and the damping ratio up to 1")
  func clamping() {
    #expect(Spring(duration: 0.003, dampingRatio: 0.5).stiffness == Spring(duration: 0.01, dampingRatio: 0.5).stiffness)
    #expect(Spring(duration: 20, dampingRatio: 0.5).stiffness == Spring(duration: 10, dampingRatio: 0.5).stiffness)
    #expect(Spring(duration: 1, dampingRatio: 1.5).stiffness == Spring(duration: 1, dampingRatio: 1).stiffness)
  }

  @Test("SP-05: UIViewPropertyAnimator(duration: 0.44, dampingRatio: 0.82) is stiffness 405.7059, damping 33.0331")
  func example() {
    let spring = Spring(duration: 0.44, dampingRatio: 0.82)
    #expect(abs(spring.stiffness - 405.7059368427759) < 1e-6)
    #expect(abs(spring.damping - 33.0331150170905) < 1e-7)
    #expect(abs(spring.response - 0.31194) < 1e-5)
  }
}

extension SpringLawTests.Probe {
  /// A Boolean value that indicates whether Apple's iteration may leave the largest root (v·D beyond about 0.213 at 0.1,
  /// 1.68 at 0.5, 4.8 at 1).
  fileprivate var isBeyondSettledBranch: Bool {
    let limit = dampingRatio < 0.5 ? 0.213 : dampingRatio < 1 ? 1.68 : 4.8
    return initialVelocity * min(max(duration, 0.01), 10) > limit
  }
}

@Suite("Which spring a duration and a bounce mean, and how long springs take")
struct SpringSettlingTests {
  struct Measured: Decodable {
    let stiffness: Double
    let damping: Double
    let settlingDuration: Double
  }

  struct Bounce: Decodable, CustomTestStringConvertible {
    let duration: Double
    let bounce: Double
    let stiffness: Double
    let damping: Double
    let settlingDuration: Double?
    let measured: Measured?

    var testDescription: String { "\(duration) s, bounce \(bounce)" }
  }

  struct Settling: Decodable, CustomTestStringConvertible {
    let mass: Double
    let stiffness: Double
    let damping: Double
    let initialVelocity: Double
    let allowsOverdamping: Bool
    let settlingDuration_law: Double
    let measured: Double?

    var testDescription: String { "mass \(mass), stiffness \(stiffness), damping \(damping), velocity \(initialVelocity)" }
  }

  struct File<Row: Decodable & Sendable>: Decodable, Sendable {
    let rows: [Row]
  }

  static let bounces: File<Bounce> = Vectors.load("duration_bounce")
  static let settlings: File<Settling> = Vectors.load("settling")

  @Test("Perceptual duration and bounce follow the law of iOS 17", arguments: bounces.rows)
  func bounce(_ row: Bounce) {
    let animation = CASpringAnimation(perceptualDuration: row.duration, bounce: row.bounce)
    #expect(abs(animation.stiffness / row.stiffness - 1) < 1e-12)
    #expect(abs(animation.damping - row.damping) < 1e-12 * max(row.damping, 1))
    #expect(abs(animation.perceptualDuration - row.duration) < 1e-12)
    #expect(abs(animation.bounce - row.bounce) < 1e-12)
    #expect(animation.allowsOverdamping)
    if let settling = row.measured?.settlingDuration ?? row.settlingDuration {
      #expect(abs(animation.settlingDuration - settling) <= 1e-12 * max(settling, 1))
      #expect(animation.duration == animation.settlingDuration)
    }
  }

  @Test("settlingDuration is Core Animation's to the last digits", arguments: settlings.rows)
  func settling(_ row: Settling) {
    let spring = Spring(
      mass: row.mass, stiffness: row.stiffness, damping: row.damping, initialVelocity: row.initialVelocity,
      allowsOverdamping: row.allowsOverdamping)
    let expected = row.measured ?? row.settlingDuration_law
    #expect(abs(spring.settlingDuration - expected) <= 1e-12 * max(expected, 1))
  }

  @Test("An undamped spring never settles")
  func undamped() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 0)
    #expect(spring.settlingDuration == 3.4028234663852886e38)
  }
}
