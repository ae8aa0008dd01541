import Foundation
import GlissadeKit

/// The program in a real window on a virtual display, with a home of its own.
final class RunningGlissade {
  let display: VirtualDisplay
  let home: URL
  let layout: WorkbenchLayout
  private let process: Process
  private let errors = Pipe()

  /// A window in which the default device stands at its full size.
  private static let roomyWindow = CGSize(width: 1280, height: 1000)

  /// Opens the window and waits until it has settled.
  init(_ arguments: [String] = [], window: CGSize = roomyWindow) throws {
    display = try VirtualDisplay(width: Int(window.width), height: Int(window.height))
    layout = WorkbenchLayout(window: window, device: CGSize(width: 390, height: 844))
    home = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    // The window opens as it was left last.
    let state = home.appendingPathComponent("state/glissade/window.json")
    try FileManager.default.createDirectory(at: state.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{\"format\": \"glissade-window\", \"version\": 1, \"windowSize\": [\(Int(window.width)), \(Int(window.height))]}".utf8).write(
      to: state)
    process = Process()
    process.executableURL = Tool.glissade
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "GLISSADE_ASSETS": Tool.assets.path, "HOME": home.path,
      "XDG_CONFIG_HOME": home.path + "/config",
      "XDG_STATE_HOME": home.path + "/state", "XDG_DATA_HOME": home.path + "/data", "XDG_PICTURES_DIR": home.path + "/Pictures",
    ]) { $1 }
    process.standardError = errors
    try process.run()
    let center = (x: Int(layout.stage.midX), y: Int(layout.stage.midY))
    guard try display.wait(until: { $0[center.x, center.y] != 0 }) else {
      throw Tool.Failed(description: "The window did not open: \(complaints)")
    }
    _ = try display.settledScreenshot()
  }

  deinit {
    Tool.end(process)
    try? FileManager.default.removeItem(at: home)
  }

  var isRunning: Bool { process.isRunning }

  /// What the program has said on standard error so far. Only to be asked for once it has failed.
  private var complaints: String {
    Tool.end(process)
    return String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// What the stage shows once it has come to rest.
  func settledStage() throws -> Screenshot { try display.settledScreenshot().cropped(to: layout.stage) }

  /// Waits until the stage shows exactly this again; false when it does not within some seconds.
  func stageComesBack(to picture: Screenshot) throws -> Bool {
    try display.wait(atMost: 6) { $0.cropped(to: layout.stage) == picture }
  }

  /// A point of the stage (in its own points) on the screen.
  private func onScreen(_ point: CGPoint) -> (x: String, y: String) {
    ("\(Int(layout.stage.minX + point.x * layout.stageScale))", "\(Int(layout.stage.minY + point.y * layout.stageScale))")
  }

  func click(stage point: CGPoint) throws {
    let place = onScreen(point)
    try display.xdotool("mousemove", place.x, place.y, "click", "1")
  }

  func press(key: String) throws { try display.xdotool("key", key) }

  /// Turns the wheel over a point of the stage; downwards for positive steps.
  func wheel(_ steps: Int, at point: CGPoint) throws {
    let place = onScreen(point)
    try display.xdotool(
      "mousemove", place.x, place.y, "click", "--repeat", "\(abs(steps))", "--delay", "30", steps > 0 ? "5" : "4")
  }

  /// Drags with the main button down, in small steps as a hand does.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 12) throws {
    let first = onScreen(start)
    try display.xdotool("mousemove", first.x, first.y, "mousedown", "1")
    for step in 1...steps {
      let t = CGFloat(step) / CGFloat(steps)
      let place = onScreen(CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t))
      try display.xdotool("mousemove", place.x, place.y)
      Thread.sleep(forTimeInterval: 0.012)
    }
    // A moment of rest, so that nothing is thrown.
    Thread.sleep(forTimeInterval: 0.15)
    try display.xdotool("mouseup", "1")
  }
}
