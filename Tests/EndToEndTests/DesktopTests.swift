import Foundation
import GlissadeKit
import ProgramTestSupport
import Testing

/// A desktop that the window has to work on.
struct DesktopSetup: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let desktop: RunningGlissade.Desktop
  let environment: [String: String]
  /// Pixels per point.
  let scale: CGFloat

  static let all = [
    DesktopSetup(
      testDescription: "X11, through a texture of OpenGL on the processor", desktop: .x11,
      environment: ["GLISSADE_PRESENTER": "texture"], scale: 1),
    DesktopSetup(testDescription: "X11 at 1.5 pixels per point", desktop: .x11, environment: [:], scale: 1.5),
    DesktopSetup(testDescription: "Wayland without a graphics card", desktop: .wayland, environment: [:], scale: 1),
    DesktopSetup(
      testDescription: "Wayland, through SDL's own surface", desktop: .wayland, environment: ["GLISSADE_PRESENTER": "surface"], scale: 1),
  ]
}

@Suite(
  "The window on other desktops", .serialized,
  .enabled(if: VirtualDisplay.whyUnavailable == nil && WaylandCompositor.whyUnavailable == nil))
struct DesktopTests {
  @Test("A click, a drag and a key arrive, and what is on the screen is what a capture shows", arguments: DesktopSetup.all)
  func worksAndEqualsTheCapture(_ setup: DesktopSetup) throws {
    let window = CGSize(width: 1280 * setup.scale, height: 1000 * setup.scale)
    let app = try RunningGlissade(
      ["--demo", "modal-card", "--scale", "\(setup.scale)"], window: window, scale: setup.scale, on: setup.desktop,
      environment: setup.environment)
    try app.parkPointer()
    let atRest = try app.settledStage()
    let file = app.home.appendingPathComponent("shot.png")
    func captured(_ arguments: String...) throws -> Screenshot {
      _ = try Tool.run(Tool.glissade.path, ["shot", "modal-card", "--scale", "\(setup.scale)", "-o", file.path] + arguments)
      return try Screenshot(png: file)
    }

    try app.click(stage: CGPoint(x: 195, y: 777))
    try app.parkPointer()
    #expect(try app.stageComesBack(to: captured()), "The card that was opened by a click differs from its capture")
    try app.drag(from: CGPoint(x: 195, y: 560), to: CGPoint(x: 195, y: 580))
    try app.parkPointer()
    #expect(try app.stageComesBack(to: captured()), "The card did not come back after a short drag")
    try app.press(key: "Escape")
    #expect(try app.stageComesBack(to: atRest), "Something was left behind after Escape")
    #expect(app.isRunning)
  }

  @Test("A compositor without a seat gets a sentence and exit status 69")
  func seatless() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-seatless-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let weston = Process()
    weston.executableURL = Tool.path(of: "weston")
    weston.arguments = ["--backend=headless-backend.so", "--no-config", "--idle-time=0", "--socket=seatless"]
    weston.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
    weston.standardOutput = FileHandle.nullDevice
    weston.standardError = FileHandle.nullDevice
    try weston.run()
    defer { Tool.end(weston) }
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: folder.path + "/seatless") { Thread.sleep(forTimeInterval: 0.05) }

    let program = Process()
    program.executableURL = Tool.glissade
    program.environment = ProcessInfo.processInfo.environment.filter { $0.key != "DISPLAY" }.merging([
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "seatless", "SDL_VIDEODRIVER": "wayland", "GLISSADE_ASSETS": Tool.assets.path,
      "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state",
    ]) { $1 }
    let errors = Pipe()
    program.standardError = errors
    try program.run()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(program.terminationStatus == 69)
    #expect(words.contains("has no seat"))
  }
}
