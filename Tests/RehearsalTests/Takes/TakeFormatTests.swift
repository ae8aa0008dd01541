import Foundation
import Testing
import Tweaks
import UIKit

@testable import Rehearsal

@Suite("A take's file")
struct TakeFormatTests {
  /// One event of each kind, with all that it can have.
  static let everything = Take(
    name: "all “kinds”", demo: "modal-card", phase: .dismiss, size: CGSize(width: 375, height: 667),
    events: [
      TakeEvent(time: 0, input: .pointer(PointerInput(phase: .began, location: CGPoint(x: 1.25, y: 2), timestamp: 0))),
      TakeEvent(
        time: 0.016667,
        input: .pointer(
          PointerInput(
            id: 1, phase: .cancelled, location: CGPoint(x: -3, y: 4), timestamp: 0, button: .secondary, modifiers: [.shift, .alternate]))),
      TakeEvent(
        time: 0.5,
        input: .wheel(
          WheelInput(location: CGPoint(x: 5, y: 6), delta: CGVector(dx: 0, dy: -48.5), isPrecise: true, timestamp: 0))),
      TakeEvent(
        time: 0.5,
        input: .key(KeyInput(isDown: true, isRepeat: true, usage: 41, characters: "\"", modifiers: .control, timestamp: 0))),
      TakeEvent(time: 2, input: .text("é\n")),
    ])

  @Test("Given a take with input of every kind, when it is written and read, then it is the same, and so is the file")
  func roundTrip() throws {
    let text = TakeFormat.text(of: Self.everything)
    let read = try TakeFormat.take(from: text, file: "a.json")
    #expect(read == Self.everything)
    #expect(TakeFormat.text(of: read) == text)
  }

  @Test("A take of an hour, with a move in every frame, is read whole", .timeLimit(.minutes(1)))
  func anHour() throws {
    let lines = (0..<216_000).map { "    {\"time\": \(Double($0) / 60), \"phase\": \"moved\", \"x\": \($0 % 390).25, \"y\": 400.5}" }
    let head = TakeFormat.text(of: Take(name: "hour", demo: "drag", phase: .present, size: CGSize(width: 390, height: 844), events: []))
    let text = head.replacing("\"events\": []", with: "\"events\": [\n" + lines.joined(separator: ",\n") + "\n]")
    #expect(try TakeFormat.take(from: text, file: "hour.json").events.count == 216_000)
  }

  /// Changes of the stage, and the pointer without a button.
  static let changes = Take(
    name: "changes", demo: "modal-card", phase: .present, size: CGSize(width: 390, height: 844),
    events: [
      TakeEvent(time: 0, change: .run(.present)), TakeEvent(time: 0.1, change: .resize(CGSize(width: 844, height: 390))),
      TakeEvent(time: 0.2, change: .appearance(.dark)), TakeEvent(time: 0.3, change: .reducesMotion(true)),
      TakeEvent(time: 0.4, change: .activity(.background)), TakeEvent(time: 0.5, change: .activity(.active)),
      TakeEvent(time: 0.6, change: .reducesMotion(false)), TakeEvent(time: 0.7, input: .hover(CGPoint(x: 1, y: 2.5))),
      TakeEvent(time: 0.8, input: .hover(nil)), TakeEvent(time: 0.9, change: .reducesTransparency(true)),
    ])

  @Test("Given a take with other input than touches and keys, when it is written and read, then it is the same, in a newer version")
  func changes() throws {
    let text = TakeFormat.text(of: Self.changes)
    #expect(try TakeFormat.take(from: text, file: "a.json") == Self.changes)
    #expect(text.contains("\"version\": 2"))
    #expect(TakeFormat.text(of: Self.everything).contains("\"version\": 1"))
    for line in [
      "{\"time\": 0, \"run\": \"present\"}", "{\"time\": 0.1, \"size\": \"844x390\"}", "{\"time\": 0.4, \"app\": \"background\"}",
      "{\"time\": 0.6, \"reduceMotion\": false}", "{\"time\": 0.7, \"hover\": true, \"x\": 1, \"y\": 2.5}",
      "{\"time\": 0.8, \"hover\": false}", "{\"time\": 0.9, \"reduceTransparency\": true}",
    ] { #expect(text.contains(line)) }
  }

  @Test("An event is one line that a person can read and change")
  func oneLineAnEvent() {
    let lines = TakeFormat.text(of: Self.everything).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("{\"time\": 0, \"phase\": \"began\", \"x\": 1.25, \"y\": 2},"))
    #expect(lines.contains("{\"time\": 2, \"text\": \"é\\n\"}"))
  }

  @Test(
    "Given a file with a mistake, when it is read, then one line names the file, the line and the column, and what is wrong there",
    arguments: [
      ("\"time\": 0.1,", "\"time\": 0.1", "a.json:9:18: not valid JSON: a comma or “}” is missing"),
      ("\"began\"", "\"begin\"", "a.json:8:26: “phase” must be “began” or “moved” or “ended” or “cancelled”, not “begin”"),
      ("\"x\": 195, \"y\": 777", "\"y\": 777", "a.json:8:5: an event needs “x”, a number"),
      ("\"y\": 777", "\"y\": \"777\"", "a.json:8:50: “y” must be a number, not “777”"),
      ("\"y\": 777", "\"y\": 777, \"z\": 1", "a.json:8:55: an event has no “z”"),
      ("\"time\": 0.1", "\"time\": -1", "a.json:9:14: “time” must be between 0 and 3600 seconds"),
      ("\"time\": 0,", "\"time\": 1,", "a.json:9:14: events must be in order of time; the one before it is at 1 s"),
      (
        "\"version\": 1", "\"version\": 7",
        "a.json:3:14: the take has version 7, which a newer Glissade wrote; this one reads up to version 3"
      ),
      ("glissade-take", "something", "a.json:2:13: the take is not a Glissade file: “format” is not “glissade-take”"),
      ("390x844", "390", "a.json:6:11: “size” must be a width and height from 100 to 4000 points, such as 390x844"),
      ("\"phase\": \"present\"", "\"phase\": 3", "a.json:5:12: “phase” must be a text, not 3"),
    ])
  func mistakes(right: String, wrong: String, message: String) throws {
    let good = """
      {
        "format": "glissade-take",
        "version": 1,
        "demo": "modal-card", "name": "tap",
        "phase": "present",
        "size": "390x844",
        "events": [
          {"time": 0, "phase": "began", "x": 195, "y": 777},
          {"time": 0.1, "phase": "ended", "x": 195, "y": 777}
        ]
      }
      """
    _ = try TakeFormat.take(from: good, file: "a.json")
    let place = try #require(good.range(of: right))
    #expect(throws: TweakError(message)) {
      try TakeFormat.take(from: good.replacingCharacters(in: place, with: wrong), file: "a.json")
    }
  }
}
