import Foundation
import Testing

@testable import UIKit

@Suite("The laws of scrolling")
struct ScrollMotionTests {
  @Test("Given a rubber band, then the content follows (1 − 1/(0.55·x/d + 1))·d and never passes the view's extent")
  func rubberBand() {
    let band = RubberBand(extent: 800)
    #expect(abs(band.offset(forDrag: 100) - (1 - 1 / (0.55 * 100 / 800 + 1)) * 800) < 1e-9)
    #expect(abs(band.offset(forDrag: 100) - 51.461988) < 1e-6)
    #expect(band.offset(forDrag: -100) == -band.offset(forDrag: 100))
    #expect(band.offset(forDrag: 1e9) < 800)
  }

  @Test("Given content past its end, then the finger's place is found back from it", arguments: [-300, -20, 0, 45, 500] as [CGFloat])
  func inverseRubberBand(drag: CGFloat) {
    let band = RubberBand(extent: 800)
    #expect(abs(band.drag(forOffset: band.offset(forDrag: drag)) - drag) < 1e-9)
    #expect(abs(band.fingerPosition(band.position(100 + drag, in: 0...100), in: 0...100) - (100 + drag)) < 1e-9 || drag < 0)
  }

  @Test("Given a release inside the content, then the velocity falls by 0.998 in each millisecond")
  func friction() {
    let motion = ScrollMotion.release(from: 0, velocity: 1000, rate: 0.998, range: 0...10_000, bounces: true)
    #expect(abs(motion.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(motion.velocity(at: 0.1) - 1000 * pow(0.998, 100)) < 1e-9)
    #expect(abs(motion.target - 499.4998) < 1e-3)
    #expect(abs(motion.position(at: motion.duration - 1e-6) - motion.target) <= ScrollMotion.tolerance + 1e-6)
  }

  @Test("Given the fast rate, then the content goes a fifth as far")
  func fastFriction() {
    let motion = ScrollMotion.release(from: 0, velocity: 1000, rate: 0.99, range: 0...10_000, bounces: true)
    #expect(abs(motion.target - 99.4992) < 1e-3)
  }

  @Test("Given a motion, then its velocity is the slope of its position at all times")
  func velocityIsSlope() {
    let motion = ScrollMotion.release(from: 0, velocity: 3000, rate: 0.998, range: 0...600, bounces: true)
    for time in stride(from: 0.01, to: motion.duration - 0.01, by: 0.013) {
      let slope = (motion.position(at: time + 1e-6) - motion.position(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - motion.velocity(at: time)) < 0.01 || abs(time - 0.2554) < 0.001)
    }
  }

  @Test("Given a throw over the end, then the content passes it with the velocity it has there and springs back to it")
  func bounce() {
    let motion = ScrollMotion.release(from: 0, velocity: 3000, rate: 0.998, range: 0...600, bounces: true)
    let positions = stride(from: 0, through: motion.duration, by: 0.001).map { motion.position(at: $0) }
    let furthest = positions.max() ?? 0
    // A critically damped spring of frequency 10 met at v swings out by v / (10 e).
    let velocityAtEnd = 3000 - 600 * -1000 * log(0.998)
    #expect(abs(furthest - (600 + velocityAtEnd / (10 * exp(1)))) < 0.01)
    #expect(motion.target == 600)
    #expect(motion.position(at: motion.duration) == 600)
  }

  @Test("Given a view that does not bounce, then the throw stops at the end")
  func noBounce() {
    let motion = ScrollMotion.release(from: 0, velocity: 3000, rate: 0.998, range: 0...600, bounces: false)
    #expect(stride(from: 0, through: 5, by: 0.01).allSatisfy { motion.position(at: $0) <= 600 + 1e-9 })
    #expect(motion.position(at: 5) == 600)
  }

  @Test("Given a release past the end, then the content springs back without passing the end")
  func springBack() {
    let motion = ScrollMotion.release(from: -80, velocity: 0, rate: 0.998, range: 0...600, bounces: true)
    #expect(abs(motion.position(at: 0.1) - -80 * (1 + 1) * exp(-1)) < 1e-9)
    #expect(stride(from: 0, through: 2, by: 0.01).allSatisfy { motion.position(at: $0) <= 0 })
    #expect(motion.position(at: motion.duration) == 0)
  }

  @Test("Given a target and a velocity of any size, then the content does not overshoot", arguments: [0, 300, 4000, 20_000] as [CGFloat])
  func settleDoesNotOvershoot(velocity: CGFloat) {
    let motion = ScrollMotion.settle(to: 400, from: 150, velocity: velocity)
    #expect(abs(motion.velocity(at: 0) - velocity) < 1e-6)
    #expect(stride(from: 0, through: 2, by: 0.005).allSatisfy { motion.position(at: $0) <= 400 + 1e-6 })
  }

  @Test("Given samples that are not regular, then the velocity is the slope over the last 100 ms")
  func velocityTracker() {
    var tracker = VelocityTracker()
    tracker.add(CGPoint(x: 0, y: 0), at: 0)
    tracker.add(CGPoint(x: 0, y: 100), at: 0.2)
    // Between the samples the pointer is taken to have moved evenly.
    #expect(abs(tracker.velocity(at: 0.2).dy - 500) < 1e-9)
    tracker.add(CGPoint(x: 0, y: 130), at: 0.22)
    #expect(abs(tracker.velocity(at: 0.22).dy - 700) < 1e-9)
    #expect(tracker.velocity(at: 0.5) == .zero)
  }

  @Test("Given a pointer that turns back, then the velocity is that since it turned, and a tremble is no turn")
  func velocityAfterTurn() {
    var tracker = VelocityTracker()
    for step in 0...10 { tracker.add(CGPoint(x: Double(step), y: Double(step) * 10), at: Double(step) / 100) }
    tracker.add(CGPoint(x: 11, y: 98), at: 0.11)
    #expect(tracker.velocity(at: 0.11).dy > 700)
    for step in 2...5 { tracker.add(CGPoint(x: 10 + Double(step), y: 100 - Double(step) * 10), at: 0.1 + Double(step) / 100) }
    #expect(abs(tracker.velocity(at: 0.15).dy + 1000) < 1e-6 && abs(tracker.velocity(at: 0.15).dx - 100) < 1e-6)
  }
}
