import Foundation
import Testing
import UIKit

@testable import Rehearsal

@Suite("One spring in every API's terms")
struct SpringDescriptionTests {
  @Test(
    "A duration and a damping ratio are the stiffness and damping that UIKit derives",
    arguments: [
      (0.44, 0.82, 0.0, 405.7059368, 33.03311502), (0.5, 1, 0, 341.0236977, 36.93365391), (1, 0.5, 0, 161.7195016, 12.71689827),
      (1, 0.35, 0, 286.409428, 11.84654463), (1, 0.5, 1, 152.8684129, 12.36399664), (1, 0.5, -2, 175.4224114, 13.24471258),
      (3, 0.25, 0, 54.83363359, 3.702486786),
    ])
  func fittedToADuration(duration: Double, ratio: Double, velocity: Double, stiffness: Double, damping: Double) throws {
    let spring = SpringDescription(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-8)
    #expect(abs(spring.damping / damping - 1) < 1e-8)
    #expect(spring.duration == duration)
  }

  @Test(
    "From stiffness and damping the duration and damping ratio are found again",
    arguments: [(0.44, 0.82, 0.0), (0.6, 0.5, 0), (0.3, 1, 0), (0.8, 0.2, 1.5), (2, 0.7, -3), (0.01, 0.9, 0), (10, 0.4, 0)])
  func inverse(duration: Double, ratio: Double, velocity: Double) throws {
    let fitted = SpringDescription(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    let physics = SpringDescription(mass: 1, stiffness: fitted.stiffness, damping: fitted.damping, initialVelocity: velocity)
    let found = try #require(physics.durationAndDampingRatio)
    #expect(abs(found.duration / duration - 1) < 1e-8)
    #expect(abs(found.dampingRatio - ratio) < 1e-8)
  }

  @Test("A heavy spring has the duration of the light one that moves alike")
  func mass() throws {
    let found = try #require(SpringDescription(mass: 3, stiffness: 3 * 405.7059368, damping: 3 * 33.03311502).durationAndDampingRatio)
    #expect(abs(found.duration - 0.44) < 1e-8)
  }

  @Test("No duration stands for a spring that creeps, never rests, or takes too long")
  func noDuration() {
    #expect(SpringDescription(perceptualDuration: 0.5, bounce: -0.3).durationAndDampingRatio == nil)
    #expect(SpringDescription(perceptualDuration: 0.5, bounce: 1).durationAndDampingRatio == nil)
    #expect(SpringDescription(stiffness: 1, damping: 0.1).durationAndDampingRatio == nil)
  }

  @Test("Response is two pi over the frequency, bounce is what damping leaves of critical")
  func otherTerms() {
    let spring = SpringDescription(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(spring.response - 0.5) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(abs(spring.stiffness - 157.91367041742973) < 1e-9)
    #expect(abs(spring.damping - 17.59291886010284) < 1e-9)
    #expect(abs(spring.naturalFrequency - 2) < 1e-12)
    let same = SpringDescription(response: 0.5, dampingFraction: 0.7)
    #expect(abs(same.stiffness - spring.stiffness) < 1e-9)
    #expect(abs(same.damping - spring.damping) < 1e-9)
  }

  @Test(
    "By its physics it runs until Core Animation calls it settled",
    arguments: [
      (1.0, 100.0, 10.0, 1.4727003346780927), (1, 300, 20, 0.7442555275721707), (2, 100, 5, 5.658348137358159),
      (1, 100, 20, 0.9999999999999999),
    ])
  func settling(mass: Double, stiffness: Double, damping: Double, seconds: Double) {
    let spring = SpringDescription(mass: mass, stiffness: stiffness, damping: damping)
    #expect(abs(spring.settlingDuration - seconds) < 1e-12)
    #expect(spring.duration == spring.settlingDuration)
  }

  @Test("A swing's first peak is half a damped period in, and as high as the closed form says", arguments: [0.1, 0.5, 0.7, 0.82, 0.95])
  func overshoot(ratio: Double) throws {
    let spring = SpringDescription(response: 0.4, dampingFraction: ratio)
    let peak = try #require(spring.overshoot)
    let root = (1 - ratio * ratio).squareRoot()
    #expect(abs(peak.time - 0.2 / root) < 1e-9)
    #expect(abs(peak.amount - exp(-.pi * ratio / root)) < 1e-9)
  }

  @Test("A push overshoots even a critical spring; without one it never does")
  func pushed() throws {
    #expect(SpringDescription(duration: 0.5, dampingRatio: 1).overshoot == nil)
    let frequency = 10.0
    let spring = SpringDescription(stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: 20)
    let peak = try #require(spring.overshoot)
    // x' = 0 at v / (ω (v − ω)).
    #expect(abs(peak.time - 20 / (10 * (20 - 10))) < 1e-9)
  }

  @Test("It rests within a thousandth after the moment told, and not before", arguments: [0.2, 0.5, 0.82, 1.0])
  func resting(ratio: Double) throws {
    let spring = SpringDescription(duration: 0.6, dampingRatio: ratio)
    let time = try #require(spring.restingTime)
    #expect(abs(spring.spring.position(at: time - 1e-6) - 1) > 0.001)
    for step in 0..<2000 { #expect(abs(spring.spring.position(at: time + 1e-9 + Double(step) * 0.001) - 1) <= 0.001) }
  }

  @Test("A critical spring fitted to a duration rests at its end; one that is never damped, never")
  func restingEnds() throws {
    let time = try #require(SpringDescription(duration: 0.5, dampingRatio: 1).restingTime)
    #expect(abs(time - 0.5) < 1e-9)
    #expect(SpringDescription(perceptualDuration: 0.5, bounce: 1).restingTime == nil)
  }
}
