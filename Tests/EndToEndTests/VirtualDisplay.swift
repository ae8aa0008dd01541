import Foundation
import ProgramTestSupport

/// An X server without a screen (Xvfb) for one test, and a mouse and a keyboard on it (xdotool).
final class VirtualDisplay {
  let name: String
  /// The compositor that fills the screen; nil where windows are X11's own.
  private(set) var compositor: WaylandCompositor?
  let width: Int
  let height: Int
  private let server: Process
  private let folder: URL

  /// Why no display can be had here, or nil where Xvfb and xdotool are installed.
  static var whyUnavailable: String? {
    let missing = ["Xvfb", "xdotool"].filter { Tool.path(of: $0) == nil }
    return missing.isEmpty ? nil : "\(missing.joined(separator: " and ")) not installed: run make test once"
  }

  init(width: Int = 1280, height: Int = 900) throws {
    self.width = width
    self.height = height
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = Process()
    server.executableURL = Tool.path(of: "Xvfb")
    // Keys don't repeat: on a busy machine, time may pass between a press and a release of xdotool's.
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp", "-noreset", "-r",
    ]
    let answer = Pipe()
    server.standardOutput = answer
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = String(decoding: answer.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Fills the screen with a Wayland compositor, to which the mouse and the keyboard go from now on.
  func startWayland() throws { compositor = try WaylandCompositor(on: self) }

  /// What a program needs to find the display.
  var environment: [String: String] {
    if let compositor { return compositor.environment }
    return ["DISPLAY": name, "SDL_VIDEODRIVER": "x11"]
  }

  /// Ends the display, or the compositor on it, as a session does that crashes.
  func crash() {
    if let compositor { return compositor.end() }
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
  }

  deinit {
    compositor?.end()
    // Not terminate(): children of Dispatch's threads have that signal blocked, as those threads have.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs xdotool: `mouse("mousemove", "100", "200", "click", "1")`.
  @discardableResult
  func xdotool(_ arguments: String...) throws -> String {
    try Tool.run("xdotool", arguments, environment: ["DISPLAY": name])
  }

  /// What the screen shows now.
  func screenshot() throws -> Screenshot {
    let dump = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
    return try Screenshot(xwd: dump)
  }

  /// Waits until the screen, or a part of it, has stayed the same for `quiet` seconds, and returns it.
  func settledScreenshot(of part: CGRect? = nil, quiet: TimeInterval = 1.5, atMost: TimeInterval = 30) throws -> Screenshot {
    func screenshot() throws -> Screenshot {
      let whole = try self.screenshot()
      return part.map { whole.cropped(to: $0) } ?? whole
    }
    var last = try screenshot()
    var sameFor: TimeInterval = 0
    var waited: TimeInterval = 0
    while sameFor < quiet, waited < atMost {
      Thread.sleep(forTimeInterval: 0.05)
      waited += 0.05
      let next = try screenshot()
      sameFor = next == last ? sameFor + 0.05 : 0
      last = next
    }
    return last
  }

  /// Waits until the screen satisfies `condition`; false when it has not within `atMost` seconds.
  func wait(atMost: TimeInterval = 30, until condition: (Screenshot) -> Bool) throws -> Bool {
    var waited: TimeInterval = 0
    while waited < atMost {
      if condition(try screenshot()) { return true }
      Thread.sleep(forTimeInterval: 0.05)
      waited += 0.05
    }
    return false
  }
}
