import Foundation
import TestSupport
import Testing
import UIKit

@testable import Rehearsal

@Suite("A trace of a take") @MainActor
struct TraceTakeTests {
  @Test("Given a take whose times are written in thousandths, when it is shown 60 times a second, then each frame shows one more step")
  func evenFrames() throws {
    let photo = try Trace("photo-zoom", "--take", "drag-away").rows(of: "photo")
    let dragged = photo.filter { $0["time"] > 0.13 && $0["time"] < 0.54 }
    #expect(dragged.count > 20)
    for (earlier, later) in zip(dragged, dragged.dropFirst()) {
      #expect(later["y"] > earlier["y"], "nothing moves between \(earlier["time"]) and \(later["time"]) s")
    }
  }

  @Test("Given a drag that is called off, and a context that is told only at the end, then the last row is where all began")
  func lateCancel() throws {
    let trace = try Trace("photo-zoom", "--preset", "article", "--take", "drag-back")
    let page = try #require(trace.rows(of: "from").last)
    let bar = try #require(trace.rows(of: "tabbar").last)
    #expect(page["opacity"] == 1 && page["progress"] == 0)
    #expect(bar["y"] == 844 && bar["progress"] == 0)
  }

  @Test("Given events that fall on frames, then the progress of a frame is that of its own event, not of the one before")
  func progressOfTheFrame() throws {
    // drag-away: progress is the drag's way down of 200 points, measured from where the drag began.
    let rows = try Trace("photo-zoom", "--take", "drag-away").rows(of: "photo").filter { $0["time"] > 0.13 && $0["time"] < 0.54 }
    for (earlier, later) in zip(rows, rows.dropFirst()) where later["y"] > earlier["y"] && later["progress"] < 1 {
      #expect(later["progress"] > earlier["progress"], "at \(later["time"]) s")
    }
  }

  @Test("Given an event between two microseconds, when it is recorded, then its time is written rounded down")
  func roundedDown() {
    let recorder = TakeRecorder(demo: "modal-card", phase: .present, size: CGSize(width: 390, height: 844))
    for frame in 0...60 {
      let time = 5 + Double(frame) / 60
      recorder.record(.pointer(PointerInput(phase: .moved, location: .zero, timestamp: time)), at: time)
    }
    for (frame, event) in recorder.take(named: "take").events.enumerated() {
      let exact = Double(frame) / 60
      #expect(event.time <= exact + 1e-9 && event.time > exact - 1.01e-6)
    }
  }
}
