import Foundation
import GlissadeKit
import ProgramTestSupport
import Testing

@Suite("The window, by mouse and keyboard", .serialized, .enabled(if: VirtualDisplay.whyUnavailable == nil))
struct WindowTests {
  /// Where things lie on the default stage, in its points.
  private enum Place {
    static let gridMiddle = CGPoint(x: 195, y: 420)
    static let outsideCard = CGPoint(x: 195, y: 200)
    /// The grid's button, just above the safe area.
    static let openButton = CGPoint(x: 195, y: 777)
    /// The card's button: its lowest 50 points, above the safe area and the margin.
    static let dismissButton = CGPoint(x: 195, y: 844 - 34 - 8 - 25)
  }

  @Test("What the window shows of the stage is what a capture of the same state shows, byte for byte")
  func windowEqualsCapture() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    try app.click(stage: Place.openButton)
    let file = app.home.appendingPathComponent("shot.png")
    _ = try Tool.run(Tool.glissade.path, ["shot", "modal-card", "-o", file.path])
    #expect(try app.stageComesBack(to: Screenshot(png: file)))
  }

  @Test("The card opens by its button, and closes by its button, a click outside, and Escape, and leaves nothing behind")
  func cardOpensAndCloses() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    let atRest = try app.settledStage()
    let ways: [(name: String, close: () throws -> Void)] = [
      ("its button", { try app.click(stage: Place.dismissButton) }),
      ("a click outside", { try app.click(stage: Place.outsideCard) }),
      ("Escape", { try app.press(key: "Escape") }),
    ]
    for way in ways {
      try app.click(stage: Place.openButton)
      let open = try app.settledStage(after: atRest)
      #expect(open.differences(from: atRest) > 50_000, "The card did not open")
      try way.close()
      #expect(try app.stageComesBack(to: atRest), "Something was left behind after closing by \(way.name)")
    }
  }

  @Test("The grid scrolls by wheel, by drag and by keys, and comes back to its top")
  func gridScrolls() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    let top = try app.settledStage()
    let ways: [(name: String, down: () throws -> Void, up: () throws -> Void)] = [
      // First of all, before a click has said what the keys are for.
      ("keys", { try app.press(key: "End") }, { try app.press(key: "Home") }),
      ("the wheel", { try app.wheel(4, at: Place.gridMiddle) }, { try app.wheel(-12, at: Place.gridMiddle) }),
      (
        "a drag", { try app.drag(from: Place.gridMiddle, to: CGPoint(x: 195, y: 220)) },
        { try app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 780)) }
      ),
    ]
    for way in ways {
      try way.down()
      #expect(try app.settledStage(after: top).differences(from: top) > 50_000, "The grid did not scroll by \(way.name)")
      try way.up()
      #expect(try app.stageComesBack(to: top), "The grid did not come back by \(way.name)")
    }
  }

  @Test("An impatient hand breaks nothing: clicks during both transitions, keys, resets")
  func impatience() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    let atRest = try app.settledStage()
    for _ in 0..<4 {
      for _ in 0..<5 { try app.click(stage: Place.openButton) }
      try app.press(key: "Escape")
      for _ in 0..<5 { try app.click(stage: Place.outsideCard) }
      try app.press(key: "Escape")
      try app.press(key: "r")
    }
    _ = try app.settledStage()
    try app.press(key: "Escape")
    #expect(app.isRunning)
    #expect(try app.stageComesBack(to: atRest))
  }

  @Test("What a hand does while Ctrl+R records is played again by a capture: its last frame is the window's, byte for byte")
  func recordedTake() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    let atRest = try app.settledStage()
    try app.press(key: "ctrl+r")
    try app.click(stage: Place.openButton)
    let open = try app.settledStage(after: atRest)
    try app.click(stage: Place.dismissButton)
    _ = try app.settledStage(after: open)
    try app.drag(from: Place.gridMiddle, to: CGPoint(x: 195, y: 300))
    _ = try app.settledStage()
    try app.press(key: "ctrl+r")
    let take = app.home.appendingPathComponent("data/glissade/takes/modal-card/take-1.json")
    for _ in 0..<100 where !FileManager.default.fileExists(atPath: take.path) { Thread.sleep(forTimeInterval: 0.1) }
    let file = app.home.appendingPathComponent("shot.png")
    _ = try Tool.run(
      Tool.glissade.path, ["shot", "modal-card", "--take", "take-1", "-o", file.path],
      environment: ["XDG_DATA_HOME": app.home.path + "/data"])
    // The window says for a moment where the take is; then the stage is seen whole.
    #expect(try app.stageComesBack(to: try Screenshot(png: file)))
  }

  @Test("A picture is opened in the state in which it was made, byte for byte, and goes on from there")
  func opensAPicture() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-open-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("shot.png")
    _ = try Tool.run(Tool.glissade.path, ["shot", "modal-card", "--at", "0.15", "--set", "card.height=400", "-o", file.path])
    let app = try RunningGlissade(["open", file.path])
    try app.parkPointer()
    #expect(try app.stageComesBack(to: try Screenshot(png: file)))
    try app.press(key: "space")
    _ = try Tool.run(Tool.glissade.path, ["shot", "modal-card", "--set", "card.height=400", "-o", file.path])
    #expect(try app.stageComesBack(to: try Screenshot(png: file)))
  }

  @Test("When the session ends, the window is remembered as when it is closed", arguments: [SIGTERM, SIGINT])
  func signal(number: Int32) throws {
    let app = try RunningGlissade(["--demo", "flip-card"])
    #expect(app.end(by: number) == number)
    let file = app.home.appendingPathComponent("state/glissade/window.json")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("\"flip-card\""))
  }

  @Test(
    "A text field on the stage is typed into by real keys: capitals, selection, copy and paste, and letters that play and loop elsewhere")
  func typing() throws {
    let app = try RunningGlissade(["--demo", "subview-snapshots"])
    let cover = try app.settledStage()
    try app.click(stage: Place.openButton)
    let empty = try app.settledStage(after: cover)
    /// Types something else into the passport's first field.
    func fill(by keys: () throws -> Void) throws {
      try app.click(stage: CGPoint(x: 120, y: 308))
      try app.press(key: "ctrl+a")
      try keys()
      // Ends the editing, and with it the caret's blinking.
      try app.press(key: "Return")
    }
    try fill { try app.type("b") }
    let letter = try app.settledStage(after: empty)
    try fill { try app.type("Rat LRat") }
    let words = try app.settledStage(after: letter)
    #expect(words.differences(from: letter) > 200)
    // A program that is busy meanwhile gets all of it at once, with Ctrl already held for the next key.
    try fill {
      try app.whileBusy {
        try app.type("Rat")
        for key in ["shift+Home", "ctrl+c", "End"] { try app.press(key: key) }
        try app.type(" L")
        try app.hold(key: "ctrl")
      }
      try app.press(key: "v")
      try app.release(key: "ctrl")
    }
    #expect(try app.stageComesBack(to: words), "Pasting did not make the words that were typed")
    try fill { try app.type("b") }
    #expect(try app.stageComesBack(to: letter), "The letter did not take the place of the words")
  }

  @Test("F12 saves a picture of the stage with the device's pixels, whatever the size of the window")
  func screenshotKey() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    _ = try app.settledStage()
    try app.press(key: "F12")
    let file = try #require(try app.savedPicture())
    let saved = try Screenshot(png: file)
    #expect(saved.width == 780 && saved.height == 1688)
  }

  @Test("The window has the program's icon", .enabled(if: Tool.path(of: "xprop") != nil, "xprop is not installed"))
  func icon() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    let window = try app.display.xdotool("search", "--onlyvisible", "--name", "Glissade").split(separator: "\n").first.map(String.init)
    let icon = try Tool.run("xprop", ["-display", app.display.name, "-id", try #require(window), "_NET_WM_ICON"])
    #expect(icon.contains("Icon (128 x 128)"))
  }

  @Test("A desktop with larger text enlarges the window, and the stage stays as sharp as a capture")
  func largerText() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-desktop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = folder.appendingPathComponent("gsettings")
    try Data("#!/bin/sh\necho org.gnome.desktop.interface text-scaling-factor 1.5\n".utf8).write(to: settings)
    chmod(settings.path, 0o755)
    let app = try RunningGlissade(
      ["--demo", "modal-card"], window: CGSize(width: 1920, height: 1500), scale: 1.5,
      environment: ["PATH": folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")])
    let file = app.home.appendingPathComponent("shot.png")
    _ = try Tool.run(Tool.glissade.path, ["shot", "modal-card", "--scale", "1.5", "-o", file.path])
    try app.click(stage: Place.openButton)
    #expect(try app.stageComesBack(to: Screenshot(png: file)))
  }
}
