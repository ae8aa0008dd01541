import Foundation
import ProgramTestSupport

/// A Wayland compositor (weston) that fills a virtual display, so that xdotool's mouse and keyboard reach its windows.
///
/// Its kiosk shell gives a window the whole screen, without decoration: pixels of the window are pixels of the screen.
final class WaylandCompositor {
  private let process = Process()
  private let folder: URL
  private static let socket = "wayland-test"

  /// Why no compositor can be had here, or nil where weston is installed.
  static var whyUnavailable: String? { Tool.path(of: "weston") == nil ? "weston is not installed: run make test once" : nil }

  /// Starts on `display` and waits until clients can connect.
  init(on display: VirtualDisplay) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-wayland-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    process.executableURL = Tool.path(of: "weston")
    process.arguments = [
      "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--use-pixman", "--no-config", "--idle-time=0", "--socket=\(Self.socket)",
      "--width=\(display.width)", "--height=\(display.height)",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display.name, "XDG_RUNTIME_DIR": folder.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: folder.path + "/" + Self.socket) {
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// What a program needs to find the compositor.
  var environment: [String: String] {
    ["WAYLAND_DISPLAY": Self.socket, "XDG_RUNTIME_DIR": folder.path, "SDL_VIDEODRIVER": "wayland"]
  }

  func end() {
    Tool.end(process)
    try? FileManager.default.removeItem(at: folder)
  }
}
