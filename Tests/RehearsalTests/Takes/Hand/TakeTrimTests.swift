import Foundation
import TestSupport
import Testing
import UIKit

@testable import Rehearsal

@Suite("A take that is trimmed")
struct TakeTrimTests {
  private let take = Take.dragDown(by: 100)

  private func phases(_ take: Take) -> [PointerInput.Phase] {
    take.events.compactMap { if case .pointer(let input) = $0.input { input.phase } else { nil } }
  }

  private func location(_ event: TakeEvent?) -> CGPoint? {
    if case .pointer(let input) = event?.input { input.location } else { nil }
  }

  @Test("Given a drag, when its beginning is cut off, then the press before it is kept as a prelude, and time 0 is the cut")
  func beginning() throws {
    let trimmed = take.trimmed(to: 0.045...0.4)
    #expect(phases(trimmed).first == .moved)
    #expect(trimmed.events.first?.time == 0.005)
    #expect(location(trimmed.events.first) == CGPoint(x: 195, y: 150))
    #expect(abs((trimmed.events.last?.time ?? 0) - 0.255) < 1e-9)
    #expect(phases(trimmed).last == .ended)
    #expect(trimmed.prelude.count == 5 && trimmed.prelude.first?.time == -0.045 && trimmed.preludeDuration == 0.045)
    let stroke = try #require(trimmed.strokes.first)
    #expect(stroke.startTime == -0.045 && stroke.location(at: 0) == CGPoint(x: 195, y: 145))
    #expect(trimmed.trimmed(to: 0.02...0.255) == take.trimmed(to: 0.065...0.3))
    #expect(trimmed.withPreludeAsEvents.events == take.events)
  }

  @Test("Given a drag, when its end is cut off, then the finger is lifted there, where it was")
  func end() {
    let trimmed = take.trimmed(to: 0...0.055)
    #expect(phases(trimmed) == [.began, .moved, .moved, .moved, .moved, .moved, .ended])
    #expect(trimmed.events.last?.time == 0.055)
    #expect(location(trimmed.events.last) == CGPoint(x: 195, y: 150))
  }

  @Test("Given a held key, when the end is cut off, then the key comes up; one held before the start is in the prelude")
  func keys() {
    func key(_ time: TimeInterval, isDown: Bool, isRepeat: Bool = false) -> TakeEvent {
      TakeEvent(time: time, input: .key(KeyInput(isDown: isDown, isRepeat: isRepeat, usage: 44, characters: " ", timestamp: time)))
    }
    var take = take
    take.events = [key(0, isDown: true), key(0.5, isDown: true, isRepeat: true), key(1, isDown: false), key(2, isDown: true)]
    #expect(take.trimmed(to: 0...0.8).events == [key(0, isDown: true), key(0.5, isDown: true, isRepeat: true), key(0.8, isDown: false)])
    let late = take.trimmed(to: 0.6...2.5)
    #expect(late.prelude == [key(-0.6, isDown: true), key(-0.1, isDown: true, isRepeat: true)])
    #expect(late.events == [key(0.4, isDown: false), key(1.4, isDown: true), key(1.9, isDown: false)])
  }

  @Test("Given the whole range, then nothing changes; what was trimmed can be written and read again")
  func whole() throws {
    #expect(take.trimmed(to: 0...take.duration) == take)
    let trimmed = take.trimmed(to: 0.0333...0.0777)
    let text = TakeFormat.text(of: trimmed)
    #expect(text.contains("\"version\": 3") && text.contains("\"begins\": 0.0333"))
    #expect(try TakeFormat.take(from: text, file: "take") == trimmed)
  }

  @Test("Given a press and a drag, then strokes tell where the finger was, how far it went, and how fast at the end")
  func strokes() throws {
    let stroke = try #require(take.strokes.first)
    #expect(take.strokes.count == 1)
    #expect(stroke.isDrag)
    #expect(stroke.direction == CGVector(dx: 0, dy: 1))
    #expect(stroke.travelAtEnd == 100)
    #expect(stroke.location(at: 0.015) == CGPoint(x: 195, y: 115))
    #expect(stroke.location(at: 0.4) == nil)
    #expect(stroke.velocityAtEnd == 0)
    let fast = try #require(take.trimmed(to: 0...0.1).decidingDrag)
    #expect(abs(fast.velocityAtEnd - 1000) < 1)
  }

  @Test("Given a drag that is called off by the system, then it decides nothing")
  func cancelled() { #expect(Take.dragDown(by: 100, end: .cancelled).decidingDrag == nil) }
}
