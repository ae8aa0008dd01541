import Foundation
import Testing
import Tweaks

@Suite("Pinned tweaks, kept in a file")
struct PinFileTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pins-\(UUID().uuidString)")
  var file: PinFile { PinFile(folder.appendingPathComponent("state/pins.json")) }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file.url)
  }

  @Test("A demo's pins come back in their order; other demos' stay as they are")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try file.pins(demo: "modal-card") == [])
    try file.save(["card.radius", "present.duration"], demo: "modal-card")
    try file.save(["move.direction"], demo: "simple")
    #expect(try file.pins(demo: "modal-card") == ["card.radius", "present.duration"])
    try file.save([], demo: "modal-card")
    #expect(try file.pins(demo: "modal-card") == [])
    #expect(
      try String(contentsOf: file.url, encoding: .utf8) == """
        {
          "format": "glissade-pins",
          "version": 1,
          "pins": {
            "simple": ["move.direction"]
          }
        }

        """)
  }

  @Test(
    "A file that cannot be read is named with its place and left alone",
    arguments: [
      ("{\n my pins", ":2:2: not valid JSON"), ("{\"format\": \"other\"}", "this is no list of pins"),
      ("{\"format\": \"glissade-pins\", \"version\": 2, \"pins\": {}}", "another version than 1"),
      ("{\"format\": \"glissade-pins\", \"version\": 1, \"pins\": {\"simple\": 3}}", ":1:52: “simple” takes a list of ids, not 3"),
    ])
  func unreadable(text: String, message: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text)
    let reading = #expect(throws: TweakError.self) { try file.pins(demo: "simple") }
    #expect(reading?.message.hasPrefix(file.url.path) == true)
    #expect(reading?.message.contains(message) == true)
    #expect(throws: TweakError.self) { try file.save(["move.direction"], demo: "simple") }
    #expect(try String(contentsOf: file.url, encoding: .utf8) == text)
  }

  @Test("The file lies in the person's state folder")
  func standard() {
    #expect(PinFile.standard(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]).url.path == "/s/glissade/pins.json")
    #expect(PinFile.standard(environment: ["HOME": "/h"]).url.path == "/h/.local/state/glissade/pins.json")
  }
}
