import Foundation
import Testing
import Tweaks

@Suite("Presets in files")
struct PresetTests {
  let folder: PresetFolder
  let tweaks = CardParameters.store().tweaks
  let soft = Preset(
    name: "Slow and soft", demo: "modal-card",
    values: ["present.duration": .number(0.9), "edge": .option("top"), "segments": .integer(2), "dim": .color(TweakColor(hex: "#123")!)])

  init() {
    folder = PresetFolder(FileManager.default.temporaryDirectory.appendingPathComponent("presets-\(UUID().uuidString)"))
  }

  @discardableResult
  private func write(_ text: String, as name: String) throws -> URL {
    let file = folder.url.appendingPathComponent("modal-card/\(name).json")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  private func preset(values: String) -> String {
    "{\n  \"format\": \"glissade-preset\", \"version\": 1, \"demo\": \"modal-card\",\n  \"values\": {\n\(values)\n  }\n}\n"
  }

  private func message(loading name: String) -> String? {
    #expect(throws: TweakError.self) { try folder.load(name, demo: "modal-card", tweaks: tweaks) }?.message
  }

  @Test("A preset comes back as it was saved")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let file = try folder.save(soft, tweaks: tweaks)
    let (loaded, problems) = try folder.load("Slow and soft", demo: "modal-card", tweaks: tweaks)
    #expect(loaded == soft)
    #expect(problems == [])
    #expect(try folder.load(file.path, demo: "modal-card", tweaks: tweaks).preset == soft)
    #expect(folder.names(demo: "modal-card") == ["Slow and soft"])
  }

  @Test("The file is JSON that people can read, in the panel's order")
  func format() {
    #expect(
      PresetFormat.text(of: soft, tweaks: tweaks) == """
        {
          "format": "glissade-preset",
          "version": 1,
          "demo": "modal-card",
          "name": "Slow and soft",
          "values": {
            "present.duration": 0.9,
            "segments": 2,
            "edge": "top",
            "dim": "#112233"
          }
        }

        """)
  }

  @Test("Applying a preset is one undo step, and values that it does not name go back to their defaults")
  func applying() {
    let store = CardParameters.store()
    store.set(.number(0.9), for: "present.damping")
    store.apply(soft)
    #expect(store.changedValues == soft.values)
    store.undo()
    #expect(store.changedValues == ["present.damping": .number(0.9)])
  }

  @Test("Unknown and wrong entries are named with line and column, and the rest is taken")
  func problems() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let file = try write(
      preset(values: "    \"present.duratoin\": 1,\n    \"segments\": \"two\",\n  \"present.damping\": 7, \"edge\": \"top\""), as: "mixed")
    let (loaded, problems) = try folder.load("mixed", demo: "modal-card", tweaks: tweaks)
    #expect(loaded.values == ["edge": .option("top")])
    #expect(loaded.name == "mixed")
    #expect(
      problems.map(\.description) == [
        "\(file.path):4:5: there is no tweak “present.duratoin”; did you mean “present.duration”?; the entry is ignored",
        "\(file.path):5:5: segments takes a whole number from 1 to 8 (count), not “two”; the entry is ignored",
        "\(file.path):6:3: present.damping takes a number from 0.1 to 1 (ratio), not 7; the entry is ignored",
      ])
  }

  @Test("A file that is no JSON is named with the place where it breaks")
  func broken() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let file = try write("{\n  \"format\": \"glissade-preset\"\n  \"version\": 1\n}", as: "broken")
    #expect(message(loading: "broken") == "\(file.path):3:3: not valid JSON: a comma or “}” is missing")
  }

  @Test(
    "No text whatever stops the reader",
    arguments: [
      "", "{", "[", "\"", "\"\\u12", "\"\\ud800\\", "{\"a\"", "{\"a\":}", "[1,]", "nul", "-", "1e", "01", "{\"a\":1}x", "\u{0}",
      "{\"values\":[]}", "7",
    ])
  func garbage(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try write(text, as: "garbage")
    #expect(message(loading: "garbage") != nil)
  }

  @Test("Lists inside each other, a hundred thousand deep, don't stop the reader")
  func deepGarbage() throws {
    try garbage(text: String(repeating: "[", count: 100_000))
  }

  @Test("A preset from a newer version is refused")
  func newer() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try write("{\"format\": \"glissade-preset\", \"version\": 9, \"demo\": \"modal-card\", \"values\": {}}", as: "newer")
    #expect(message(loading: "newer")?.contains("has version 9, which a newer Glissade wrote") == true)
  }

  @Test("A file that cannot be read as a preset is never overwritten", arguments: ["{ my notes", "{\"format\": \"other\"}"])
  func neverOverwritten(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let file = try write(text, as: "Slow and soft")
    let error = #expect(throws: TweakError.self) { try folder.save(soft, tweaks: tweaks) }
    #expect(error?.message.contains("it was left as it is") == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("A preset is replaced by a newer one of its name")
  func replaced() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try folder.save(soft, tweaks: tweaks)
    try folder.save(Preset(name: soft.name, demo: soft.demo, values: [:]), tweaks: tweaks)
    #expect(try folder.load(soft.name, demo: "modal-card", tweaks: tweaks).preset.values == [:])
  }

  @Test("A name that is not there is answered with the nearest, or with what there is")
  func missing() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    #expect(message(loading: "soft")?.contains("it has none yet in \(folder.url.path)/modal-card") == true)
    try folder.save(Preset(name: "springy", demo: "modal-card", values: [:]), tweaks: tweaks)
    #expect(message(loading: "sprigny") == "modal-card has no preset “sprigny”; did you mean “springy”?")
    #expect(message(loading: "other") == "modal-card has no preset “other”; there are springy")
    #expect(message(loading: "no/such.json") == "no/such.json: there is no such file")
  }

  @Test("A name that would leave the folder is refused", arguments: ["", ".hidden", "a/b", "../x"])
  func names(name: String) {
    #expect(throws: TweakError.self) { try folder.save(Preset(name: name, demo: "modal-card", values: [:]), tweaks: tweaks) }
  }

  @Test("A preset of another demo is refused")
  func otherDemo() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let file = try folder.save(soft, tweaks: tweaks)
    let error = #expect(throws: TweakError.self) { try folder.load(file.path, demo: "flip-card", tweaks: tweaks) }
    #expect(error?.message.hasSuffix("this preset belongs to modal-card, not to flip-card") == true)
  }

  @Test("The folder is the user's configuration folder")
  func standardFolder() {
    #expect(PresetFolder.standard(environment: ["XDG_CONFIG_HOME": "/c", "HOME": "/h"]).url.path == "/c/glissade/presets")
    #expect(PresetFolder.standard(environment: ["XDG_CONFIG_HOME": "relative", "HOME": "/h"]).url.path == "/h/.config/glissade/presets")
    #expect(PresetFolder.standard(environment: ["HOME": "/h"]).url.path == "/h/.config/glissade/presets")
  }
}
