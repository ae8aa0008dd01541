import Foundation
import Testing

@testable import QuartzCore

@Suite("The motion of a driver")
struct DriverMotionTests {
  private let paced = DriverMotion.paced(since: 10, time: 0.5)
  private let reversed = DriverMotion.even(since: 10, from: 0.8, to: 0, duration: 0.4, curve: .linear)

  @Test("Paced motion adds the clock's seconds to the time at which it began, and stops at the end")
  func pacedTime() {
    #expect(paced.time(at: 10, duration: 2) == 0.5)
    #expect(paced.time(at: 11, duration: 2) == 1.5)
    #expect(paced.time(at: 50, duration: 2) == 2)
    #expect(paced.progress(at: 11, duration: 2) == 0.75)
    #expect(paced.isRunning && !paced.isEven && !paced.leadsToStart)
  }

  @Test("Before its begin, paced motion has a negative time")
  func delay() {
    let delayed = DriverMotion.paced(since: 10, time: 0)
    #expect(delayed.time(at: 9, duration: 2) == -1)
    #expect(delayed.shownProgress(along: .linear, at: 9, duration: 2) == 0)
  }

  @Test("A motion without duration is at its end")
  func noDuration() {
    #expect(DriverMotion.stopped(time: 0).progress(at: 3, duration: 0) == 1)
    #expect(DriverMotion.stopped(time: 0).shownProgress(along: .linear, at: 3, duration: 0) == 1)
  }

  @Test("Stopped and held motions stay where they are and have no end")
  func still() {
    for (motion, time) in [(DriverMotion.stopped(time: 0.5), 0.5), (.held(progress: 0.75), 1.5)] {
      for now in [0.0, 7, 100] { #expect(motion.time(at: now, duration: 2) == time) }
      #expect(!motion.isRunning)
      #expect(motion.end(duration: 2) == nil)
      #expect(motion.overshoot(at: 100, duration: 2) == nil)
      #expect(motion.interrupted(at: 5) == motion)
      #expect(motion.resumed(at: 5) == motion)
    }
  }

  @Test("Even motion runs from one progress to another over its own duration")
  func even() {
    #expect(reversed.progress(at: 9, duration: 2) == 0.8)
    #expect(abs(reversed.progress(at: 10.1, duration: 2) - 0.6) < 1e-12)
    #expect(reversed.progress(at: 10.4, duration: 2) == 0)
    #expect(abs(reversed.time(at: 10.1, duration: 2) - 1.2) < 1e-12)
    #expect(reversed.isRunning && reversed.isEven && reversed.leadsToStart)
  }

  @Test("A spring that was caught beyond its end and goes back to that end doesn't lead to the start")
  func caughtSpring() {
    #expect(!DriverMotion.even(since: 0, from: 1.1, to: 1, duration: 0.4, curve: .linear).leadsToStart)
  }

  @Test("The overshoot is negative before the end and counts the seconds after it")
  func overshoot() throws {
    #expect(paced.end(duration: 2) == 11.5)
    #expect(paced.overshoot(at: 11, duration: 2) == -0.5)
    #expect(paced.overshoot(at: 12, duration: 2) == 0.5)
    #expect(reversed.end(duration: 2) == 10.4)
    let late = try #require(reversed.overshoot(at: 11, duration: 2))
    #expect(abs(late - 0.6) < 1e-12)
  }

  @Test("An interrupted motion continues as if no time had passed", arguments: [0.0, 0.25, 3])
  func interruption(pause: Double) {
    for motion in [paced, reversed] {
      let resumed = motion.interrupted(at: 10.25).resumed(at: 10.25 + pause)
      for elapsed in [0, 0.05, 0.1, 5] {
        let expected = motion.progress(at: 10.25 + elapsed, duration: 2)
        #expect(abs(resumed.progress(at: 10.25 + pause + elapsed, duration: 2) - expected) < 1e-12)
      }
    }
  }

  @Test("The shown progress of animations with a curve is the curve's, and that of even motion is its own")
  func shownProgress() {
    let curve = TimingCurve.cubic(CubicCurve(0.42, 0, 1, 1))
    let half = DriverMotion.stopped(time: 1)
    #expect(half.shownProgress(along: curve, at: 0, duration: 2) == curve.progress(at: 0.5, duration: 2))
    #expect(DriverMotion.held(progress: 0.5).shownProgress(along: curve, at: 0, duration: 2) == 0.5)
  }

  @Test("A pivot weighs 1 where even pacing took over and nothing at both ends")
  func pivot() {
    let pivot = DriverMotion.Pivot(time: 0.3, progress: 0.4)
    #expect(pivot.weight(at: 0.4) == 1)
    #expect(pivot.weight(at: 0) == 0)
    #expect(pivot.weight(at: 1) == 0)
    #expect(abs(pivot.weight(at: 0.2) - 0.5) < 1e-12)
    #expect(abs(pivot.weight(at: 0.7) - 0.5) < 1e-12)
    let beyond = DriverMotion.Pivot(time: 0.3, progress: 1.2)
    #expect(abs(beyond.weight(at: 1.1) - 0.5) < 1e-12)
    #expect(beyond.weight(at: 0.5) == 0)
  }

  @Test("Only even pacing samples the pivot")
  func sample() throws {
    let pivot = DriverMotion.Pivot(time: 0.3, progress: 0.4)
    let own = paced.sample(at: 13, duration: 2, pivot: pivot)
    // Animations that end later than the driver continue.
    #expect(own.time == 3.5)
    guard case .own = own.pacing else { return #expect(Bool(false), "A paced motion must keep each animation's own pacing.") }
    let even = DriverMotion.held(progress: 0.2).sample(at: 13, duration: 2, pivot: pivot)
    #expect(even.time == 0.4)
    guard case .even(let sampled?) = even.pacing else { return #expect(Bool(false), "A held motion must be paced evenly.") }
    #expect(sampled.ownTime == 0.3)
    #expect(sampled.evenTime == 0.8)
    #expect(abs(sampled.weight - 0.5) < 1e-12)
  }
}
