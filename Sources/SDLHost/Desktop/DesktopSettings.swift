import Foundation

/// What the person has set for the whole desktop.
public struct DesktopSettings: Equatable, Sendable {
  /// Whether programs are to move things less.
  public let reducesMotion: Bool
  /// Whether programs are to be dark.
  public let isDark: Bool

  /// From the answers of GNOME's settings; nil for a setting that the desktop does not have.
  init(animations: String?, colorScheme: String?, theme: String?) {
    reducesMotion = animations == "false"
    // Desktops without a colour scheme say it with a theme's name, such as "Adwaita-dark".
    isDark = colorScheme.map { $0.contains("dark") } ?? theme?.lowercased().contains("dark") ?? false
  }

  /// Asks the desktop. Starts a program and waits for it: not for the main thread.
  public static func read(environment: [String: String] = ProcessInfo.processInfo.environment) -> DesktopSettings {
    func setting(_ key: String) -> String? { gsettings(["get", "org.gnome.desktop.interface", key], environment: environment) }
    return DesktopSettings(
      animations: setting("enable-animations"), colorScheme: setting("color-scheme"),
      theme: environment["GTK_THEME"] ?? setting("gtk-theme"))
  }

  private static func gsettings(_ arguments: [String], environment: [String: String]) -> String? {
    let folders = (environment["PATH"] ?? "/usr/bin").split(separator: ":")
    guard let tool = folders.lazy.map({ $0 + "/gsettings" }).first(where: FileManager.default.isExecutableFile) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: answer, as: UTF8.self).trimmingCharacters(in: CharacterSet(charactersIn: "' \n"))
  }
}
