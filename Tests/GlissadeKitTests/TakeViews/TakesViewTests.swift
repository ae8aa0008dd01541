import Foundation
import Host
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The list of takes") @MainActor
struct TakesViewTests {
  private let harness: TakesHarness

  init() throws { harness = try TakesHarness(own: ["first", "second"], shipped: ["third"]) }

  @Test("It lists one's own and the shipped takes, each with its length")
  func list() {
    #expect(harness.view.rows.map(\.listing.name) == ["first", "second", "third"])
    #expect(harness.texts(in: harness.view.rows[2]).contains("shipped"))
    #expect(harness.texts(in: harness.view.rows[0]).contains("0.3 s"))
  }

  @Test("A click chooses a take; its button plays it, and stops it while it plays")
  func play() {
    harness.click(harness.name("second"))
    #expect(harness.requests == ["select second"])
    harness.click(harness.playButton("second"))
    harness.view.activity.playing = "second"
    harness.click(harness.playButton("second"))
    #expect(harness.requests == ["select second", "play second", "stop"])
  }

  @Test("The arrows go through the list, Return plays")
  func keys() {
    harness.focus("first")
    harness.key(.keyboardDownArrow)
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.requests == ["select second", "play second"])
    #expect(harness.view.rows[1].isFocused)
  }

  @Test("Given a double click, when a name is typed and Return pressed, then the take is renamed")
  func rename() throws {
    harness.doubleClick(harness.name("first"))
    harness.type("swipe")
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.model.listings.map(\.name) == ["second", "swipe", "third"])
    #expect(harness.model.selection == "swipe")
    #expect(try harness.library.load("swipe", demo: "drag").name == "swipe")
  }

  @Test("Given a name being typed, when Esc is pressed, then nothing changes; F2 begins it as well")
  func renameEscaped() {
    harness.focus("first")
    harness.key(.keyboardF2)
    harness.type("nonsense")
    harness.key(.keyboardEscape)
    #expect(harness.model.listings.map(\.name) == ["first", "second", "third"])
  }

  @Test("Given a name being typed, when another row is clicked, then the name is taken, and that row chosen")
  func renameByLeaving() {
    harness.doubleClick(harness.name("first"))
    harness.type("a swipe")
    harness.click(harness.name("second"))
    #expect(harness.model.listings.map(\.name) == ["a swipe", "second", "third"])
    #expect(harness.model.selection == "second")
  }

  @Test("Given a name that is taken, then it is said, and nothing changes")
  func renameToTaken() {
    harness.doubleClick(harness.name("first"))
    harness.type("second")
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.requests.last == "says there is a take “second” already: choose another name")
    #expect(harness.model.listings.count == 3)
  }

  @Test("Given two windows, when one changes a take that the other has, then the other names it, shows it as it is, and changes nothing")
  func twoWindows() throws {
    harness.click(harness.name("first"))
    var theirs = Take.dragDown(by: 60)
    theirs.name = "first"
    try harness.library.save(theirs)
    harness.focus("first")
    harness.key(.keyboardDeleteForward)
    #expect(harness.requests.last?.contains("Another window has changed “first”") == true)
    #expect(try harness.model.take("first") == theirs)
    // Now it is known here, and goes.
    harness.key(.keyboardDeleteForward)
    #expect(harness.model.listings.map(\.name) == ["second", "third"])

    // What the other window has added or removed shows when this one gets the focus.
    try harness.library.save(theirs)
    #expect(harness.model.reloadIfChanged() && harness.view.rows.map(\.listing.name) == ["first", "second", "third"])
    #expect(!harness.model.reloadIfChanged())
  }

  @Test("Delete throws one's own away, and says so; of a shipped one that it cannot be")
  func delete() {
    harness.focus("first")
    harness.key(.keyboardDeleteForward)
    #expect(harness.model.listings.map(\.name) == ["second", "third"])
    #expect(harness.requests == ["says “first” is in the trash"])
    harness.focus("third")
    harness.key(.keyboardDeleteForward)
    #expect(harness.requests.last == "says “third” comes with the program and cannot be deleted")
  }

  @Test("The menu copies the command that films a take")
  func copyCommand() {
    harness.rightClick(harness.name("third"))
    harness.chooseInMenu("Copy Command Line")
    #expect(UIPasteboard.general.string == "glissade film drag --take third -o drag-third.png")
    #expect(harness.model.commandLine(for: "it's") == "glissade film drag --take 'it'\\''s' -o 'drag-it'\\''s.png'")
  }

  @Test("Given a chosen take, when a handle is dragged and Trim pressed, then that part is kept")
  func trim() throws {
    harness.click(harness.name("second"))
    harness.dragHandle(0, by: 100)
    harness.press(button: "Trim")
    let take = try harness.library.load("second", demo: "drag")
    #expect(take.duration < 0.25)
    #expect(take.preludeDuration > 0.05)
    #expect(harness.requests.last == "select second")
    let length = String(format: "%.1f s", take.duration)
    #expect(length != "0.3 s" && harness.texts(in: harness.view.rows[1]).contains(length))
  }

  @Test("The menu makes another take of one, which is chosen, and leaves the first as it is")
  func variations() throws {
    harness.rightClick(harness.name("third"))
    harness.chooseInMenu("Make Another")
    harness.chooseInMenu("Mirrored")
    #expect(harness.model.listings.map(\.name) == ["first", "second", "third", "third-mirrored"])
    #expect(harness.model.selection == "third-mirrored")
    #expect(harness.requests.suffix(2) == ["select third-mirrored", "says Saved “third-mirrored”"])
    for _ in 0..<2 { try harness.model.vary("third", by: .shorter) }
    #expect(harness.model.listings.map(\.name).suffix(2) == ["third-shorter", "third-shorter-2"])
  }

  @Test("Two takes are joined if the second can begin where the first ends; otherwise it is said why not")
  func join() throws {
    harness.view.ending = { take in TakeEnding(time: take.duration + 1, nextPhase: .dismiss) }
    harness.rightClick(harness.name("first"))
    harness.chooseInMenu("Join With")
    harness.chooseInMenu("“second”")
    let joined = try harness.library.load("first-second", demo: "drag")
    #expect(joined.strokes.count == 2 && abs(joined.strokes[1].startTime - 1.5) < 1e-9)
    harness.view.ending = { take in TakeEnding(time: take.duration, nextPhase: .present) }
    harness.rightClick(harness.name("second"))
    harness.chooseInMenu("Join With")
    harness.chooseInMenu("“first”")
    #expect(harness.requests.last == "says after “second”, present is next, but “first” begins before dismiss")
  }

  @Test("The menu shows ten lengths of a drag in the decision map")
  func family() {
    harness.rightClick(harness.name("second"))
    harness.chooseInMenu("Show Ten Lengths in the Map")
    #expect(harness.requests == ["select second", "ten of second"])
  }

  @Test("Of a shipped take a trimmed copy is kept, under a name of its own")
  func trimShipped() throws {
    harness.click(harness.name("third"))
    harness.dragHandle(1, by: -100)
    harness.press(button: "Trim a copy")
    #expect(harness.model.selection == "third-trimmed")
    #expect(harness.model.listings.map(\.name) == ["first", "second", "third", "third-trimmed"])
  }

  @Test("Record and loop are asked for, and shown as they are")
  func recordAndLoop() {
    harness.press(button: "Record")
    harness.view.activity.isRecording = true
    harness.press(button: "Stop")
    #expect(harness.requests == ["record", "record"])
    harness.view.activity.isRecording = false
    harness.turn()
    harness.click(harness.loopButton)
    #expect(harness.requests.last == "loop true")
    #expect(harness.view.activity.isLooping)
  }

  @Test("A name is explained by a tool tip, and so is every button")
  func toolTips() {
    for button in harness.buttons { #expect(button.toolTip?.isEmpty == false) }
  }

  @Test("Without takes, the list says how to get one")
  func empty() throws {
    let harness = try TakesHarness(own: [], shipped: [])
    #expect(harness.texts(in: harness.view).contains { $0.hasPrefix("No takes yet") })
  }
}

@Suite("The trail of a take") @MainActor
struct TakeTrailTests {
  @Test("Given a moment of a take, then the hand is where it was, in the stage's scale; and nowhere while it is not down")
  func gesture() throws {
    let trail = TakeTrailView()
    trail.frame = CGRect(x: 0, y: 0, width: 195, height: 422)
    trail.stageScale = 0.5
    trail.take = .dragDown(by: 100)
    trail.time = 0.05
    let gesture = try #require(trail.subviews.last)
    #expect(!gesture.isHidden)
    #expect(gesture.center == CGPoint(x: 97.5, y: 75))
    trail.time = 0.5
    #expect(gesture.isHidden)
  }

  @Test("Turns of the wheel that follow one another are one mark; keys are named")
  func marks() {
    var take = Take.dragDown(by: 100)
    func wheel(_ time: TimeInterval, _ y: CGFloat) -> TakeEvent {
      TakeEvent(
        time: time,
        input: .wheel(
          WheelInput(location: CGPoint(x: 1, y: 2), delta: CGVector(dx: 0, dy: y), isPrecise: true, timestamp: time)))
    }
    func key(_ usage: Int, _ characters: String, _ modifiers: KeyModifiers = []) -> TakeEvent {
      TakeEvent(
        time: 2, input: .key(KeyInput(isDown: true, usage: usage, characters: characters, modifiers: modifiers, timestamp: 2)))
    }
    take.events = [wheel(0, 30), wheel(0.2, 40), wheel(1, -5), key(0x29, ""), key(29, "z", [.control, .shift])]
    #expect(TakeMark.marks(of: take).map(\.text) == ["Wheel ↓ 70", "Wheel ↑ 5", "Esc", "Ctrl+Shift+Z"])
  }
}
