@testable import GlissadeKit
@testable import PhotoFolder
@testable import Rehearsal
import Foundation
import Host
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("Input on a stage in the window") @MainActor
struct StageInputTests {
  private let folder: TemporaryFolder
  private let session: StageSession
  private let content: WorkbenchContent
  private let host: HeadlessHost

  init() throws {
    try HostPlatform.prepare()
    folder = try TemporaryFolder()
    let photos = PhotoSource.immediate(PhotoLibrary(paths: [folder.path]))
    session = StageSession(
      demos: [DemoDefinition(FieldDemo.self)], photos: photos, configuration: StageConfiguration(),
      pictures: URL(fileURLWithPath: folder.path),
      takes: TakeLibrary(own: URL(fileURLWithPath: folder.path), shipped: []),
      panelMemory: .standard(environment: ["HOME": folder.path]))
    content = WorkbenchContent(session: session, appearance: .light, threads: 1)
    host = HeadlessHost(content: content, size: CGSize(width: 1280, height: 1000))
    host.advance(by: 0.1)
  }

  private var fields: [UITextField] { (session.stage.window.rootViewController?.view.subviews ?? []).compactMap { $0 as? UITextField } }
  private var field: UITextField? { fields.first }

  /// A point of the stage in the window.
  private func onScreen(_ point: CGPoint) -> CGPoint {
    let layout = WorkbenchLayout(
      window: CGSize(width: 1280, height: 1000), device: Device.phone.size, surroundings: .phone)
    return CGPoint(x: layout.stage.minX + point.x * layout.stageScale, y: layout.stage.minY + point.y * layout.stageScale)
  }

  private func pointer(
    _ phase: PointerInput.Phase, _ point: CGPoint, _ button: PointerInput.Button = .primary, _ modifiers: KeyModifiers = []
  )
    -> InputEvent
  {
    .pointer(
      PointerInput(phase: phase, location: onScreen(point), timestamp: host.now, button: button, modifiers: modifiers))
  }

  /// A key as a keyboard sends it: down, what it types, up.
  private func strokes(_ usage: Int, _ characters: String = "", types: String? = nil, _ modifiers: KeyModifiers = []) -> [InputEvent] {
    let down = KeyInput(isDown: true, usage: usage, characters: characters, modifiers: modifiers, timestamp: host.now)
    var up = down
    up.isDown = false
    return [.key(down)] + (types.map { [.text($0)] } ?? []) + [.key(up)]
  }

  private func send(_ events: [InputEvent]) {
    for event in events { host.send(event) }
    host.advance(by: 0.05)
  }

  private static let middleOfField = CGPoint(x: 195, y: 120)
  private static let (a, b, r, escape, tab) = (0x04, 0x05, 0x15, 0x29, 0x2b)

  private func clickField() { send([pointer(.began, Self.middleOfField), pointer(.ended, Self.middleOfField)]) }

  @Test("A text field is typed into, with letters that are shortcuts of the workbench elsewhere")
  func typing() {
    clickField()
    send(strokes(Self.r, "R", types: "R", .shift) + strokes(Self.a, "a", types: "a") + strokes(0x2c, " ", types: " "))
    #expect(field?.text == "Ra ")
    #expect(session.playback.playhead == nil)
  }

  @Test("While no text is edited a letter of the workbench's is its own, and nothing is typed into the stage")
  func shortcuts() {
    send(strokes(Self.r, "r", types: "r"))
    #expect(session.playback.playhead != nil)
    #expect(field?.text?.isEmpty != false)
    // What R plays is still there: the letter that comes with the key has not brought the stage to life.
    host.advance(by: 0.1)
    #expect(session.playback.playhead != nil)
  }

  @Test("Shortcuts with Ctrl stay the window's while text is edited; those that the window has no use for are the field's")
  func control() {
    clickField()
    send(strokes(Self.a, "a", types: "a"))
    send(strokes(Self.r, "r", .control))
    #expect(session.isRecording)
    send(strokes(Self.r, "r", .control))
    clickField()
    send(strokes(Self.b, "b", types: "b") + strokes(Self.a, "a", .control) + strokes(0x1b, "x", .control))
    #expect(field?.text == "")
    #expect(UIPasteboard.general.string == "b")
  }

  @Test("A click and the letters after it in the same turn are typed, as in a window of its own")
  func sameTurn() {
    let click = [pointer(.began, Self.middleOfField), pointer(.ended, Self.middleOfField)]
    for event in click + strokes(Self.r, "r", types: "r") { content.scene.deliver(event) }
    host.advance(by: 0.05)
    #expect(field?.text == "r")
  }

  @Test("Esc ends the typing, so that letters are the workbench's again")
  func escape() {
    clickField()
    send(strokes(Self.escape))
    #expect(field?.isEditing == false)
    send(strokes(Self.r, "r", types: "r"))
    #expect(session.playback.playhead != nil && field?.text?.isEmpty != false)
  }

  @Test("Tab goes on to the next field, whose text is typed over")
  func tab() {
    fields.last?.text = "old"
    clickField()
    send(strokes(Self.a, "a", types: "a") + strokes(Self.tab, "\t") + strokes(Self.b, "b", types: "b"))
    #expect(fields.map(\.text) == ["a", "b"])
  }

  /// A take of a click into the field and two letters, half a second apart. Returns what the stage shows after the last.
  private func recordTyping() -> CGImage {
    session.startRecording()
    host.advance(by: 0.05)
    clickField()
    send(strokes(Self.a, "a", types: "a"))
    host.advance(by: 0.7)
    send(strokes(Self.b, "b", types: "b"))
    let picture = session.stage.image()
    send(strokes(Self.r, "r", .control))
    return picture
  }

  @Test("What is typed is recorded, and R replays it with the same pixels to its last key, though the caret blinks on")
  func replay() {
    let typed = recordTyping()
    send(strokes(Self.r, "r", types: "r"))
    #expect(session.playback.playhead != nil)
    #expect((0.7..<1).contains(session.playback.recording.duration), "\(session.playback.recording.duration) s")
    host.advance(by: 2)
    #expect(field?.text == "ab" && !session.playback.isPlaying)
    #expect(typed.differences(from: session.stage.image()) == 0)
  }

  @Test("The caret blinks in a replay as it did, at each of its moments")
  func caret() {
    _ = recordTyping()
    func picture(at time: TimeInterval) -> CGImage {
      session.playback.scrub(to: time)
      host.advance(by: 0.05)
      return session.stage.image()
    }
    let (seen, hidden) = (picture(at: 0.4), picture(at: 0.65))
    #expect(seen.differences(from: hidden) > 0)
    #expect(seen.differences(from: picture(at: 0.4)) == 0)
    #expect(hidden.differences(from: picture(at: 0.65)) == 0)
  }

  @Test(
    "A letter that is a shortcut of the workbench's is its own at the end of a replay in which a text is edited; another goes on typing")
  func lettersInReplay() {
    _ = recordTyping()
    send(strokes(Self.r, "r", types: "r"))
    host.advance(by: 2)
    #expect(field?.isEditing == true)
    send(strokes(Self.r, "r", types: "r"))
    #expect(session.playback.isPlaying)
    host.advance(by: 2)
    send(strokes(Self.a, "a", types: "a"))
    #expect(session.playback.playhead == nil && field?.text == "aba")
  }

  @Test("A take keeps the modifiers, the repeats and both halves of the secondary button, in its file as well")
  func take() throws {
    session.startRecording()
    host.advance(by: 0.05)
    send([pointer(.began, Self.middleOfField, .primary, .shift), pointer(.ended, Self.middleOfField, .primary, .shift)])
    send([pointer(.began, Self.middleOfField, .secondary), pointer(.ended, Self.middleOfField, .secondary)])
    send(strokes(Self.a, "a", types: "a"))
    var held = KeyInput(isDown: true, usage: 0x50, characters: "", timestamp: host.now)
    send([.key(held)])
    held.isRepeat = true
    send([.key(held)])
    let take = try #require(session.playback.recorder?.take(named: "all"))
    let presses = take.events.compactMap { event -> PointerInput? in
      if case .pointer(let input) = event.input { input } else { nil }
    }
    #expect(presses.map(\.phase) == [.began, .ended, .began, .ended])
    #expect(presses.map(\.button) == [.primary, .primary, .secondary, .secondary])
    #expect(presses.map(\.modifiers) == [.shift, .shift, [], []])
    let repeats = take.events.compactMap { event -> Bool? in
      if case .key(let input) = event.input, input.isDown { input.isRepeat } else { nil }
    }
    #expect(repeats == [false, false, true])
    #expect(take.events.contains { $0.input == .text("a") })
    #expect(try TakeFormat.take(from: TakeFormat.text(of: take), file: "all.json") == take)
  }

  @Test("A take whose secondary button is never released, as older ones are, is read and played")
  func olderTake() throws {
    let text = """
      {
        "format": "glissade-take", "version": 1, "demo": "field", "name": "old", "phase": "present", "size": "390x844",
        "events": [
          {"time": 0, "phase": "began", "x": 195, "y": 300, "button": "secondary"},
          {"time": 0.1, "phase": "began", "x": 195, "y": 120},
          {"time": 0.2, "phase": "ended", "x": 195, "y": 120},
          {"time": 0.3, "text": "r"}
        ]
      }
      """
    session.playback.play(try TakeFormat.take(from: text, file: "old.json"))
    host.advance(by: 0.6)
    #expect(field?.text == "r")
  }
}
