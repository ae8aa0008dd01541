import Foundation
import Host
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit

@Suite("What frames cost")
struct FrameTimesTests {
  private static let interval = 1.0 / 60

  /// Frames that begin at these numbers of the display's frames; the first after a rest.
  private func times(_ begins: [Double], work: TimeInterval = 0.004, capacity: Int = 120) -> FrameTimes {
    var times = FrameTimes(capacity: capacity)
    for (index, begin) in begins.enumerated() {
      let time = begin * Self.interval
      times.add(FrameTiming(begin: time, end: time + work, interval: Self.interval, followsOn: index > 0))
    }
    return times
  }

  @Test("Frames in time are 60 a second, and none is dropped")
  func inTime() throws {
    let times = times((0...60).map(Double.init))
    #expect(abs(try #require(times.framesPerSecond) - 60) < 1e-6)
    #expect(times.droppedFrames == 0 && times.hitchTimeRatio == 0)
    #expect(abs(try #require(times.meanWork) - 0.004) < 1e-9)
  }

  @Test("Given a frame that comes two late in a second, then two were dropped, and the ratio is two frames' time for that second")
  func hitch() {
    let times = times((0...30).map(Double.init) + (33...60).map(Double.init))
    #expect(times.droppedFrames == 2)
    #expect(abs(times.hitchTimeRatio - 2 * 1000 / 60) < 1e-6)
    #expect(times[31] == FrameTimes.Frame(work: times[31].work, gap: times[31].gap, dropped: 2))
  }

  @Test("A frame that is less than half a frame late is in time")
  func jitter() { #expect(times([0, 1.3, 2, 3.4, 4]).droppedFrames == 0) }

  @Test("A rest is no hitch: nobody has waited for the frame that ends it")
  func rest() {
    var times = times([0, 1, 2])
    times.add(FrameTiming(begin: 5, end: 5.004, interval: Self.interval, followsOn: false))
    #expect(times.droppedFrames == 0 && times[3].gap == nil)
    #expect(abs((times.framesPerSecond ?? 0) - 60) < 1e-6)
  }

  @Test("Only the latest frames are kept, the oldest first")
  func ring() {
    var times = FrameTimes(capacity: 3)
    for work in 1...5 {
      times.add(FrameTiming(begin: 0, end: Double(work), interval: Self.interval, followsOn: false))
    }
    #expect(times.count == 3 && (0..<3).map { times[$0].work } == [3, 4, 5])
  }

  @Test("Without frames there is nothing to say")
  func none() { #expect(FrameTimes().framesPerSecond == nil && FrameTimes().meanWork == nil && FrameTimes().hitchTimeRatio == 0) }
}

@Suite("The strip of frame times") @MainActor
struct FrameTimeStripTests {
  private func withStrip(_ body: (FrameTimeStrip, UIWindowScene) -> Void) throws {
    try SourceAssets.preparePlatform()
    let scene = UIWindowScene(screenSize: CGSize(width: 300, height: 60))
    defer { scene.disconnect() }
    let window = UIWindow(windowScene: scene)
    let strip = FrameTimeStrip()
    scene.perform {
      window.isHidden = false
      window.addSubview(strip)
    }
    scene.turn(at: 0)
    body(strip, scene)
  }

  private func timing(_ begin: TimeInterval) -> FrameTiming {
    FrameTiming(begin: begin, end: begin + 0.004, interval: 1.0 / 60, followsOn: true)
  }

  @Test("While other things move it is brought up to date four times a second")
  func updates() throws {
    try withStrip { strip, scene in
      var updates = 0
      for frame in 1...60 {
        scene.turn(at: Double(frame) / 60)
        strip.note(timing(Double(frame) / 60))
        if scene.needsFrame { updates += 1 }
      }
      #expect((3...4).contains(updates))
    }
  }

  @Test("The frame that it has drawn itself is no reason to be drawn again: an idle window stays idle")
  func staysIdle() throws {
    try withStrip { strip, scene in
      for frame in 1...2 { strip.note(timing(Double(frame) / 60)) }
      #expect(scene.needsFrame)
      scene.turn(at: 1)
      strip.note(timing(1))
      #expect(!scene.needsFrame)
      scene.turn(at: 2)
      strip.note(timing(2))
      #expect(scene.needsFrame)
    }
  }

  @Test("Hidden, it asks for nothing, and still counts")
  func hidden() throws {
    try withStrip { strip, scene in
      scene.perform { strip.isHidden = true }
      scene.turn(at: 0.1)
      for frame in 1...60 { strip.note(timing(1 + Double(frame) / 60)) }
      #expect(!scene.needsFrame && strip.times.count == 60)
    }
  }
}
