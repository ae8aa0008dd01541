import Foundation
import Host
import Testing
import UIKit

@testable import GlissadeKit

@Suite("Dragging a saved picture out of its note") @MainActor
struct PictureDragTests {
  private let harness: CanvasHarness
  private let picture = URL(fileURLWithPath: "/tmp/Card 1.png")

  init() throws { harness = try CanvasHarness("modal-card") }

  private var notice: NoticeView { harness.canvas.notice }

  private func send(_ phase: PointerInput.Phase, _ point: CGPoint) {
    harness.host.send(.pointer(PointerInput(phase: phase, location: point, timestamp: harness.host.now)))
    harness.host.advance(by: 0.02)
  }

  @Test("Given the note of a file, when its text is pressed and moved, then the file is dragged, and the note stays until it is dropped")
  func drag() {
    var dragged: [URL] = []
    var end: (@MainActor @Sendable (Bool) -> Void)?
    notice.fileHandle.startDrag = { file, completion in
      dragged.append(file)
      end = completion
    }
    harness.canvas.showToast("Saved \(picture.path)", buttons: [("Copy", {})], file: picture)
    harness.host.advance(by: 0.3)
    let handle = notice.fileHandle
    let point = handle.convert(CGPoint(x: 40, y: handle.bounds.midY), to: nil)

    send(.began, point)
    send(.moved, CGPoint(x: point.x + 4, y: point.y))
    send(.ended, CGPoint(x: point.x + 4, y: point.y))
    #expect(dragged.isEmpty, "A press drags the file")

    send(.began, point)
    for distance in [4, 8, 60] { send(.moved, CGPoint(x: point.x, y: point.y - CGFloat(distance))) }
    send(.ended, CGPoint(x: point.x, y: point.y - 60))
    #expect(dragged == [picture])
    harness.host.advance(by: 12)
    #expect(notice.alpha == 1, "The note disappears during the drag")

    end?(true)
    harness.host.advance(by: 0.5)
    #expect(notice.alpha == 0)
  }

  @Test("A note without a file has nothing to drag")
  func withoutFile() {
    harness.canvas.showToast("Saved \(picture.path)", file: picture)
    harness.canvas.showToast("The film was cancelled", buttons: [("Copy", {})])
    #expect(notice.fileHandle.isHidden)
  }
}
