import Foundation
import GlissadeKit
import ProgramTestSupport

/// The program in a real window on a virtual display, with a home of its own.
final class RunningGlissade {
  let display: VirtualDisplay
  let home: URL
  let layout: WorkbenchLayout
  /// Pixels per point of the window.
  private let scale: CGFloat
  private var process = Process()
  private let desktop: Desktop
  private let environment: [String: String]
  private var errors = Pipe()

  /// A window in which the default device stands at its full size.
  private static let roomyWindow = CGSize(width: 1280, height: 1000)

  /// Where the window opens.
  enum Desktop {
    case x11
    case wayland
  }

  /// Opens the window and waits until it has settled.
  ///
  /// - Parameters:
  ///   - window: The window's size, and the screen's, in pixels.
  ///   - scale: Pixels per point, the same as in `arguments`.
  ///   - showsDevice: A Boolean value that indicates whether the stage is in the frame of a device, which covers its corners.
  ///   - environment: Variables in addition to those that name the display and the folders.
  init(
    _ arguments: [String] = [], window: CGSize = roomyWindow, scale: CGFloat = 1, on desktop: Desktop = .x11,
    showsDevice: Bool = false, environment: [String: String] = [:]
  ) throws {
    display = try VirtualDisplay(width: Int(window.width), height: Int(window.height))
    if desktop == .wayland { try display.startWayland() }
    let size = CGSize(width: window.width / scale, height: window.height / scale)
    layout = WorkbenchLayout(
      window: size, device: CGSize(width: 390, height: 844), pixelsPerPoint: scale,
      surroundings: showsDevice ? .phone : StageSurroundings())
    self.scale = scale
    self.desktop = desktop
    home = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    // The window opens as it was left last.
    let state = home.appendingPathComponent("state/glissade/window.json")
    try FileManager.default.createDirectory(at: state.deletingLastPathComponent(), withIntermediateDirectories: true)
    let settings = """
      {"format": "glissade-window", "version": 1, "windowSize": [\(Int(size.width)), \(Int(size.height))],
       "canvas": {"showsDevice": \(showsDevice)}}
      """
    try Data(settings.utf8).write(to: state)
    let inherited = ProcessInfo.processInfo.environment.filter { !["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains($0.key) }
    self.environment = inherited.merging(display.environment) { $1 }.merging(environment) { $1 }.merging([
      "GLISSADE_ASSETS": Tool.assets.path, "HOME": home.path,
      "XDG_CONFIG_HOME": home.path + "/config",
      "XDG_STATE_HOME": home.path + "/state", "XDG_DATA_HOME": home.path + "/data", "XDG_PICTURES_DIR": home.path + "/Pictures",
    ]) { $1 }
    try start(arguments)
  }

  private func start(_ arguments: [String]) throws {
    (process, errors) = (Process(), Pipe())
    process.executableURL = Tool.glissade
    process.arguments = arguments
    process.environment = environment
    process.standardError = errors
    try process.run()
    // An X screen is black until the window opens, and the canvas beside the stage never is: a stage itself may be black. A compositor
    // paints a background of its own, on which the stage's screen is white.
    let (left, y) = (Int(stageOnScreen.minX), Int(stageOnScreen.minY) + 4)
    let isOpen: (Screenshot) -> Bool = desktop == .x11 ? { $0[left - 4, y] != 0 } : { $0[left + 4, y] == 0xff_ffff }
    guard try display.wait(until: isOpen) else {
      throw Tool.Failed("The window did not open: \(complaints)")
    }
    _ = try display.settledScreenshot()
  }

  deinit {
    if process.isRunning { Tool.end(process) }
    try? FileManager.default.removeItem(at: home)
  }

  var isRunning: Bool { process.isRunning }

  /// Ends the program as a session does, and starts it again with the same home.
  func restart(_ arguments: [String]) throws {
    _ = end(by: SIGTERM)
    try start(arguments)
  }

  /// Sends the program a signal, and waits until it has ended; the signal by which it did, or nil for an exit of its own.
  func end(by signal: Int32) -> Int32? {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  /// Sends the program what `body` does as if it were busy meanwhile, so that all of it arrives at once.
  func whileBusy(_ body: () throws -> Void) rethrows {
    kill(process.processIdentifier, SIGSTOP)
    defer { kill(process.processIdentifier, SIGCONT) }
    try body()
  }

  /// Returns the file of the first picture that the program has saved, once it is there, or nil if there is none after a minute.
  func savedPicture() throws -> URL? {
    let folder = home.appendingPathComponent("Pictures")
    for _ in 0..<600 {
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      if let file = files.first(where: { $0.pathExtension == "png" && !$0.lastPathComponent.hasPrefix(".") }) { return file }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return nil
  }

  /// Waits until the program has ended by itself, and returns its exit status, or the negated signal that has ended it, and what it has said
  /// on standard error.
  func ended() -> (status: Int32, words: String) {
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus, words)
  }

  /// What the program has said on standard error so far. Only to be asked for once it has failed.
  private var complaints: String {
    Tool.end(process)
    return String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// What the stage shows once it has come to rest. Around it, the time of a recording may run.
  func settledStage() throws -> Screenshot { try display.settledScreenshot(of: stageOnScreen) }

  /// What the stage shows once it differs from an earlier picture and has come to rest. A busy machine may take a while to begin.
  func settledStage(after earlier: Screenshot) throws -> Screenshot {
    _ = try display.wait { $0.cropped(to: stageOnScreen) != earlier }
    return try settledStage()
  }

  /// Waits until the middle of the stage has a color; false when it has not within a minute, which compiling may take on a busy machine.
  func stageTurns(_ color: UInt32) throws -> Bool {
    try display.wait(atMost: 60) { $0[Int(stageOnScreen.midX), Int(stageOnScreen.midY)] == color }
  }

  /// A pixel of the border around the stage's device, whose frame has a width of 12 points at the full size.
  var besideStage: (x: Int, y: Int) { (Int(stageOnScreen.minX) - 14, Int(stageOnScreen.midY)) }

  /// The stage's pixels on the screen.
  private var stageOnScreen: CGRect {
    CGRect(
      x: layout.stage.minX * scale, y: layout.stage.minY * scale, width: layout.stage.width * scale, height: layout.stage.height * scale
    ).integral
  }

  /// Waits until the stage shows exactly this again; false when it does not within some seconds.
  func stageComesBack(to picture: Screenshot, within tolerance: Int = 0) throws -> Bool {
    try display.wait { $0.cropped(to: stageOnScreen).differences(from: picture, beyond: tolerance) == 0 }
  }

  /// A point of the stage (in its own points) on the screen.
  private func onScreen(_ point: CGPoint) -> (x: String, y: String) {
    let x = (layout.stage.minX + point.x * layout.stageScale) * scale
    let y = (layout.stage.minY + point.y * layout.stageScale) * scale
    return ("\(Int(x))", "\(Int(y))")
  }

  func click(stage point: CGPoint) throws {
    let place = onScreen(point)
    try display.xdotool("mousemove", place.x, place.y, "click", "1")
  }

  /// Moves the pointer off the stage: what holds the screen paints it there once the program has given it a shape.
  func parkPointer() throws { try display.xdotool("mousemove", "2", "\(display.height - 2)") }

  func press(key: String) throws { try display.xdotool("key", key) }

  func hold(key: String) throws { try display.xdotool("keydown", key) }

  func release(key: String) throws { try display.xdotool("keyup", key) }

  /// Types letters as a keyboard does, with Shift for capitals.
  func type(_ text: String) throws { try display.xdotool("type", "--delay", "20", text) }

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
    // A moment of rest, so that nothing is thrown: the program must have shown the last step before.
    _ = try display.settledScreenshot(of: stageOnScreen, quiet: 0.3)
    try display.xdotool("mouseup", "1")
  }
}
