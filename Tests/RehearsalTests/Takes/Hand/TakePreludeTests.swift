import Foundation
import SDLHost
import TestSupport
import Testing
import UIKit

@testable import Rehearsal

@Suite("A take that begins in the middle of something") @MainActor
struct TakePreludeTests {
  init() throws { try HostPlatform.prepare() }

  @Test("Given a drag that is cut in its middle, when it plays, then the stage is as it was there, and goes on as the whole take does")
  func state() {
    let whole = Take.dragDown(by: 600)
    let part = whole.trimmed(to: 0.055...whole.duration)
    func progress(_ take: Take, at time: TimeInterval) -> CGFloat? {
      Scenario(DragDemo.self).playing(take).rehearse { run in
        run.advance(to: time)
        return run.stage.transition?.percentComplete
      }
    }
    for time in [0.0, 0.02, 0.1] {
      let expected = progress(whole, at: 0.055 + time)
      #expect(expected != nil && progress(part, at: time) == expected, "at \(time) s")
    }
    let ending = TakeEnding(of: part, in: Scenario(DragDemo.self))
    #expect(ending.nextPhase == .present)
    let wholeEnding = TakeEnding(of: whole, in: Scenario(DragDemo.self))
    #expect(abs(ending.time + 0.055 - wholeEnding.time) < 1e-6)
  }

  @Test("Given a take of a tap and a drag, when the tap is cut off, then what it has opened is still open")
  func opened() {
    var take = Take.dragDown(by: 600)
    take.phase = .present
    take.events = [TakeEvent(time: 0, change: .run(.present))] + take.events.moved(by: 2)
    let drag = take.trimmed(to: 1.5...take.duration)
    let ending = TakeEnding(of: drag, in: Scenario(DragDemo.self))
    #expect(drag.events.first?.time == 0.5 && ending.nextPhase == .present)
    // Its decision is that of the drag.
    #expect(DecisionTrial(drag, in: Scenario(DragDemo.self))?.outcome == .finished)
  }
}

@Suite("Variations of a take")
struct TakeVariationTests {
  private let take = Take.dragDown(by: 100)

  private func locations(_ take: Take) -> [CGPoint] {
    take.events.compactMap { if case .pointer(let input)? = $0.input { input.location } else { nil } }
  }

  @Test("Faster and slower change the times and nothing else")
  func pace() {
    let half: [TimeInterval] = take.events.map { $0.time / 2 }
    let times: [TimeInterval] = take.varied(by: .faster).events.map(\.time)
    #expect(zip(times, half).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(take.varied(by: .slower).duration == take.duration * 2)
    #expect(locations(take.varied(by: .faster)) == locations(take))
  }

  @Test("Shorter and longer scale the drag from its press, in the same time")
  func length() {
    let shorter = take.varied(by: .shorter)
    #expect(locations(shorter).first == locations(take).first && locations(shorter).last == CGPoint(x: 195, y: 180))
    #expect(shorter.events.map(\.time) == take.events.map(\.time))
    #expect(locations(take.varied(by: .longer)).last == CGPoint(x: 195, y: 220))
    // No finger leaves the screen.
    #expect(locations(Take.dragDown(by: 700).varied(by: .longer)).last == CGPoint(x: 195, y: 844))
  }

  @Test("Mirrored exchanges left and right")
  func mirrored() {
    var take = take
    take.events.append(
      TakeEvent(
        time: 1, input: .wheel(WheelInput(location: CGPoint(x: 10, y: 5), delta: CGVector(dx: 7, dy: 3), isPrecise: true, timestamp: 1))))
    let mirrored = take.varied(by: .mirrored)
    #expect(locations(mirrored).allSatisfy { $0.x == 195 })
    guard case .wheel(let wheel)? = mirrored.events.last?.input else { return #expect(Bool(false), "the wheel is gone") }
    #expect(wheel.location == CGPoint(x: 380, y: 5) && wheel.delta == CGVector(dx: -7, dy: 3))
    #expect(mirrored.varied(by: .mirrored) == take)
  }

  @Test("A family has ten lengths, of which the fifth is the drag itself; two takes make one after the other")
  func family() {
    let ends: [CGFloat] = take.family.compactMap { locations($0).last?.y }
    #expect(ends == [120, 140, 160, 180, 200, 220, 240, 260, 280, 300])
    let joined = take.joined(with: take, at: 2)
    #expect(joined.strokes.count == 2 && joined.strokes[1].startTime == 2 && joined.duration == 2 + take.duration)
  }
}
