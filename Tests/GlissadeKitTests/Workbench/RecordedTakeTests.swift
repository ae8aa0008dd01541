@testable import GlissadeKit
@testable import PhotoFolder
@testable import Rehearsal
import Foundation
import Host
import SDLHost
import TestSupport
import Testing
import UIKit

@Suite("A recorded take in the window") @MainActor
struct RecordedTakeTests {
  private let folder: TemporaryFolder
  private let session: StageSession
  private let content: WorkbenchContent
  private let host: HeadlessHost

  init() throws {
    try HostPlatform.prepare()
    folder = try TemporaryFolder()
    session = StageSession(
      demos: [DemoDefinition(DragDemo.self)], photos: .immediate(PhotoLibrary(paths: [folder.path])), configuration: StageConfiguration(),
      pictures: URL(fileURLWithPath: folder.path), takes: TakeLibrary(own: URL(fileURLWithPath: folder.path), shipped: []),
      panelMemory: .standard(environment: ["HOME": folder.path]))
    content = WorkbenchContent(session: session, appearance: .light, threads: 1)
    host = HeadlessHost(content: content, size: WorkbenchLayout.defaultWindowSize)
    host.advance(by: 0.1)
  }

  private func views<View: UIView>(_ type: View.Type) -> [View] {
    func find(below view: UIView) -> [View] { view.subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + find(below: $0) } }
    return content.scene.windows.flatMap { find(below: $0) }
  }

  private func record() throws {
    session.startRecording()
    host.advance(by: 0.1)
    for (phase, y) in [(PointerInput.Phase.began, 300), (.moved, 320), (.ended, 340)] as [(PointerInput.Phase, CGFloat)] {
      session.playback.deliver(.pointer(PointerInput(phase: phase, location: CGPoint(x: 100, y: y), timestamp: session.stage.scene.time)))
      host.advance(by: 0.05)
    }
    _ = try #require(try session.finishRecording())
    host.advance(by: 0.1)
  }

  /// Shows the page of takes by a click on its name.
  private func openTakes() throws {
    let pages = try #require(views(UISegmentedControl.self).first { $0.numberOfSegments == 4 && $0.titleForSegment(at: 1) == "Takes" })
    let point = pages.convert(CGPoint(x: pages.bounds.width * 3 / 8, y: pages.bounds.midY), to: nil)
    for phase in [PointerInput.Phase.began, .ended] {
      host.send(.pointer(PointerInput(phase: phase, location: point, timestamp: host.now)))
      host.advance(by: 0.05)
    }
  }

  /// The names of the takes whose rows are visible as a whole.
  private func visibleTakes() throws -> [String] {
    let list = try #require(views(TakesView.self).first)
    return views(TakeRow.self).filter { list.bounds.contains($0.convert($0.bounds, to: list)) }.map(\.listing.name)
  }

  @Test("Given the page of values, when drags are recorded, then the page of takes shows a whole row for each once it opens")
  func recordedWhileHidden() throws {
    for _ in 0..<3 { try record() }
    try openTakes()
    #expect(try visibleTakes() == ["take-1", "take-2", "take-3"])
  }

  @Test("While input is recorded, the stage has a frame, and a badge says what is recorded, how long, and how much")
  func badge() throws {
    let badge = try #require(views(RecordingBadge.self).first)
    let screen = try #require(views(StageScreen.self).first)
    #expect(badge.isHidden && screen.border == nil)
    session.startRecording()
    host.advance(by: 0.1)
    #expect(!badge.isHidden && screen.border == Theme.wrong)
    #expect(badge.text.hasPrefix("Recording “take-1” 0:00.") && badge.text.hasSuffix("nothing yet; Ctrl+R stops"))
    for phase in [PointerInput.Phase.began, .ended] {
      session.playback.deliver(
        .pointer(PointerInput(phase: phase, location: CGPoint(x: 100, y: 300), timestamp: session.stage.scene.time)))
      host.advance(by: 1.1)
    }
    #expect(badge.text.hasPrefix("Recording “take-1” 0:02.") && badge.text.hasSuffix("1 press"), "\(badge.text)")
    _ = try session.finishRecording()
    host.advance(by: 0.2)
    #expect(badge.isHidden && screen.border == nil)
  }

  @Test(
    "Given a paused replay of a transition that takes no touches, when it is pressed, then that is said, with a button that returns to it")
  func untouchable() throws {
    session.playback.scrub(to: 0.2)
    host.advance(by: 0.1)
    let screen = try #require(views(StageScreen.self).first?.stageView)
    let point = screen.convert(CGPoint(x: screen.bounds.midX, y: screen.bounds.midY), to: nil)
    for phase in [PointerInput.Phase.began, .ended] {
      host.send(.pointer(PointerInput(phase: phase, location: point, timestamp: host.now)))
      host.advance(by: 0.05)
    }
    #expect(session.playback.playhead == nil)
    let notice = try #require(views(NoticeView.self).first)
    let button = try #require(notice.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.currentTitle == "Back to 0.2 s" && !button.isHidden)
    host.advance(by: 1)
    let back = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    for phase in [PointerInput.Phase.began, .ended] {
      host.send(.pointer(PointerInput(phase: phase, location: back, timestamp: host.now)))
      host.advance(by: 0.05)
    }
    #expect(session.playback.playhead == 0.2)
  }

  @Test("Given the page of takes, when drags are recorded, then its list grows by a whole row for each")
  func recordedWhileVisible() throws {
    try openTakes()
    for count in 1...3 {
      try record()
      #expect(try visibleTakes() == (1...count).map { "take-\($0)" })
    }
  }
}
