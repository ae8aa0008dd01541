import Foundation
import Testing

@testable import Rehearsal

@Suite("One spring in four forms")
struct SpringFormTests {
  private static let springs: [SpringDescription] = [
    SpringDescription(duration: 0.44, dampingRatio: 0.82), SpringDescription(duration: 0.6, dampingRatio: 0.5, initialVelocity: 1.5),
    SpringDescription(mass: 1, stiffness: 330, damping: 22), SpringDescription(mass: 2, stiffness: 500, damping: 30),
    SpringDescription(perceptualDuration: 0.5, bounce: 0.3), SpringDescription(duration: 0.5, dampingRatio: 1),
  ]

  private func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 1e-7 * max(abs(one), 1) }

  @Test("Given a spring, when each of its numbers is set to what it is, then it moves as before", arguments: springs, SpringForm.allCases)
  func roundTrip(spring: SpringDescription, form: SpringForm) throws {
    for component in form.components {
      let number = try #require(spring.value(of: component))
      let same = try #require(spring.with(number, as: component))
      #expect(isClose(same.response, spring.response))
      #expect(isClose(same.dampingRatio, spring.dampingRatio))
      #expect(same.initialVelocity == spring.initialVelocity)
    }
  }

  @Test("Given a spring, when one number changes, then it has the new value, and the form's others stay", arguments: springs)
  func others(spring: SpringDescription) throws {
    let changes: [(SpringForm.Component, Double)] = [
      (.duration, 0.7), (.dampingRatio, 0.6), (.perceptualDuration, 0.7), (.bounce, 0.45), (.response, 0.7), (.responseDamping, 0.6),
      (.stiffness, 200), (.damping, 12), (.mass, 1.5),
    ]
    for (component, number) in changes {
      let changed = try #require(spring.with(number, as: component))
      for other in component.form.components {
        let before = try #require(spring.value(of: other))
        let after = try #require(changed.value(of: other))
        #expect(isClose(after, other == component ? number : before), "\(other) after a change of \(component)")
      }
    }
  }

  @Test("A bounce is what the damping ratio leaves of 1, and the perceptual duration is the response")
  func formulas() throws {
    let spring = try #require(SpringDescription(duration: 0.44, dampingRatio: 0.82).with(0.25, as: .bounce))
    #expect(isClose(spring.dampingRatio, 0.75))
    let response = try #require(spring.value(of: .perceptualDuration))
    #expect(isClose(spring.stiffness, pow(2 * .pi / response, 2)))
    #expect(isClose(spring.damping, 4 * .pi * 0.75 / response))
  }

  @Test("A spring that never comes to rest at the end of a duration has none")
  func noDuration() {
    let creeping = SpringDescription(perceptualDuration: 0.5, bounce: -0.3)
    #expect(creeping.value(of: .duration) == nil)
    #expect(creeping.with(0.5, as: .duration) == nil)
    #expect(creeping.value(of: .bounce).map { isClose($0, -0.3) } == true)
  }
}
