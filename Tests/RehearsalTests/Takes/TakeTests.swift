import CoreGraphics
import Foundation
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import Rehearsal

@Suite("A take that is played") @MainActor
struct TakeTests {
  private let stage: Stage
  private let demo: DragDemo

  init() throws {
    try HostPlatform.prepare()
    stage = Stage(StageConfiguration())
    demo = DragDemo(.empty)
    stage.show(demo)
  }

  private func play(_ take: Take) -> PhaseRun { PhaseRun(of: take.phase, in: demo, playing: take, on: stage) }

  private func sheetY(_ run: PhaseRun) -> CGFloat? {
    let sheet = run.layers(at: run.time).first { $0.name == "sheet" }
    return sheet?.frame.minY
  }

  @Test("Given a drag, when it is played, then the layer is under the pointer at the moments of the take")
  func followsTheHand() {
    defer { stage.close() }
    let run = play(.dragDown(by: 300))
    run.advance(to: 0.2)
    // A pan begins once the pointer has moved by ten points; the distance from there on counts in full.
    let fraction = stage.transition?.percentComplete ?? 0
    #expect(fraction > 0.3)
    #expect(abs((sheetY(run) ?? 0) - Double(fraction) * 844) < 0.001)
  }

  @Test("Given a short drag and a long one, when the gesture is released, then the sheet springs back or leaves")
  func ends() {
    defer { stage.close() }
    let short = play(.dragDown(by: 200))
    short.finish()
    #expect(sheetY(short) == 0)
    let long = play(.dragDown(by: 600))
    long.finish()
    #expect(demo.rootViewController.presentedViewController == nil)
  }

  @Test("Given the same take, when it is looked at more or less often, then the same is seen at the same moments")
  func independentOfLooks() {
    defer { stage.close() }
    /// Where the sheet is at each tenth of a second, of `framesPerSecond` looks.
    func places(framesPerSecond: Int) -> [CGFloat?] {
      let stage = Stage(StageConfiguration())
      defer { stage.close() }
      let demo = DragDemo(.empty)
      stage.show(demo)
      let run = PhaseRun(of: .dismiss, in: demo, playing: .dragDown(by: 200), on: stage)
      var places: [CGFloat?] = []
      for frame in 0...framesPerSecond {
        run.advance(to: Double(frame) / Double(framesPerSecond))
        if frame % (framesPerSecond / 10) == 0 { places.append(sheetY(run)) }
      }
      return places
    }
    #expect(places(framesPerSecond: 10) == places(framesPerSecond: 120))
  }

  @Test("Given a cancelled drag, then the progress of its trace follows the hand, goes back to 0, and the last row is where it began")
  func traceOfACancelledDrag() throws {
    defer { stage.close() }
    let run = play(.dragDown(by: 300))
    let table = Tracer(framesPerSecond: 100).trace(run)
    let sheet = table.rows.filter { $0.layer.name == "sheet" }
    let held = try #require(sheet.first { abs($0.time - 0.2) < 1e-9 })
    #expect(abs(held.progress - held.layer.frame.minY / 844) < 0.001)
    #expect(held.progress > 0.3)
    let last = try #require(sheet.last)
    #expect(last.progress == 0)
    #expect(last.layer.frame.minY == 0)
    #expect(zip(sheet, sheet.dropFirst()).allSatisfy { $0.time < 0.3 || $1.progress <= $0.progress })
  }

  @Test("Given a finished drag, then progress runs evenly from the release to 1")
  func traceOfAFinishedDrag() throws {
    defer { stage.close() }
    let table = Tracer(framesPerSecond: 100).trace(play(.dragDown(by: 600)))
    let running = table.rows.filter { $0.layer.name == "sheet" && $0.time > 0.305 }
    let steps = zip(running, running.dropFirst()).map { $1.progress - $0.progress }.dropLast()
    let first = try #require(steps.first)
    #expect(first > 0)
    #expect(steps.allSatisfy { abs($0 - first) < 1e-6 })
    #expect(running.last?.progress == 1)
  }

  @Test("Given input that is delivered to a stage while it records, when the take is played, then the stage ends as the input left it")
  func recording() throws {
    defer { stage.close() }
    let take = Take.dragDown(by: 200)
    stage.settle()
    stage.scene.perform { demo.run(.present) }
    stage.settle()
    let recorder = TakeRecorder(demo: DragDemo.id, phase: .dismiss, size: stage.scene.screen.bounds.size)
    let start = stage.scene.time
    for event in take.events {
      stage.turn(at: start + event.time)
      guard let input = event.input?.stamped(start + event.time) else { continue }
      recorder.record(input, at: stage.scene.time)
      stage.deliver(input)
    }
    let recorded = recorder.take(named: "down")
    #expect(recorded == take)
  }

  @Test("Hovering and the keys that only modify others are not recorded")
  func unrecorded() {
    defer { stage.close() }
    let recorder = TakeRecorder(demo: "a", phase: .present, size: .zero)
    recorder.record(.hover(.zero), at: 0)
    recorder.record(.key(KeyInput(isDown: true, usage: 0xe0, characters: "", modifiers: .control, timestamp: 0)), at: 0)
    #expect(recorder.isEmpty)
  }
}
