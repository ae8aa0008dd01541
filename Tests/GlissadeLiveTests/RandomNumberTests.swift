import Foundation
import Testing
import UIKit
import UITestSupport

@testable import GlissadeLive

@Suite("The random numbers of a user's code") @MainActor
struct RandomNumberTests {
  /// Draws in each way that Swift has.
  private func draw() -> [String] {
    var numbers = [1, 2, 3, 4, 5, 6, 7, 8]
    numbers.shuffle()
    var generator = SystemRandomNumberGenerator()
    let flags = (0..<8).map { _ in Bool.random() }
    return [
      "\(CGFloat.random(in: 0...1))", "\(Double.random(in: 0..<1))", "\(Int.random(in: 0..<1_000_000))",
      "\(UInt8.random(in: 0...255))", "\(flags)", "\(numbers)", "\("abcdefgh".shuffled())",
      "\((0..<1_000_000).randomElement() ?? 0)", "\(Float.random(in: 0..<1, using: &generator))", LiveRandom.uuid.uuidString,
    ]
  }

  @Test("Each scene draws the same numbers from its start on, independent of the others")
  func sameInEachScene() {
    let (first, second) = (LiveScene(), LiveScene())
    let drawn = first.perform { draw() }
    #expect(second.perform { draw() } == drawn)
    #expect(first.perform { draw() } != drawn)
  }

  @Test("Another seed gives other numbers, in each way to draw them")
  func seeds() {
    let (first, second) = (LiveScene(), LiveScene())
    second.scene.randomNumbers = SeededRandom(seed: 2)
    for (left, right) in zip(first.perform { draw() }, second.perform { draw() }) { #expect(left != right) }
  }

  @Test("A seed that the code itself sets begins the same sequence again")
  func ownSeed() {
    let stage = LiveScene()
    let drawn = stage.perform {
      LiveRandom.begin(seed: 7)
      return draw()
    }
    #expect(
      stage.perform {
        LiveRandom.begin(seed: 7)
        return draw()
      } == drawn)
  }

  @Test("An identifier is a valid one of version 4")
  func identifiers() {
    let text = LiveScene().perform { LiveRandom.uuid.uuidString }
    #expect(text.dropFirst(14).first == "4" && "89AB".contains(text.dropFirst(19).first ?? " "))
  }
}
