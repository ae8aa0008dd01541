import Foundation

package struct DesktopSettings: Equatable, Sendable {
  package let reducesMotion: Bool
  package let isDark: Bool

  package let hasHighContrast: Bool
  /// The size of text as a multiple of the usual one, 0.75…2.
  package let textScale: Double

  package init() { self.init(listing: "", theme: nil) }

  /// The settings at the start of the program.
  package static let current = read()

  /// Starts to read the settings on another thread. `current` waits for them.
  package static func prepare() { DispatchQueue.global(qos: .userInitiated).async { _ = current } }

  /// Reads the settings of GNOME, which other desktops also use, in about 20 ms. The environment has `PATH` and the theme. Without an
  /// answer within `patience` milliseconds, defaults are used, so that the window opens in any case.
  package static func read(
    environment: [String: String] = ProcessInfo.processInfo.environment, patience: Int32 = 1000
  ) -> DesktopSettings {
    DesktopSettings(listing: listing(environment: environment, patience: patience), theme: environment["GTK_THEME"])
  }

  /// Creates settings from the output of `gsettings list-recursively`: lines with schema, key, and value. `theme` takes precedence over
  /// them.
  init(listing: String, theme: String?) {
    var values: [Substring: String] = [:]
    for line in listing.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      if words.count == 3 { values[words[1]] = words[2].trimmingCharacters(in: CharacterSet(charactersIn: "'")) }
    }
    reducesMotion = values["enable-animations"] == "false"
    // Desktops without a color scheme express it by the name of a theme, such as "Adwaita-dark".
    let isDarkTheme = (theme ?? values["gtk-theme"])?.lowercased().hasSuffix("dark") ?? false
    isDark = values["color-scheme"] == "prefer-dark" || isDarkTheme
    // Older desktops have a theme for it, such as "HighContrastInverse".
    hasHighContrast = values["high-contrast"] == "true" || (theme ?? values["gtk-theme"])?.hasPrefix("HighContrast") == true
    textScale = min(max(values["text-scaling-factor"].flatMap(Double.init) ?? 1, 0.75), 2)
  }

  private static func listing(environment: [String: String], patience: Int32) -> String {
    let folders = (environment["PATH"] ?? "/usr/bin").split(separator: ":")
    guard let tool = folders.lazy.map({ $0 + "/gsettings" }).first(where: FileManager.default.isExecutableFile) else { return "" }
    var environment = environment
    if !SessionBus.exists(in: environment) { environment[SessionBus.variable] = SessionBus.noAddress }
    // Both programs run concurrently. A schema that isn't installed has no settings.
    let runs = ["org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface"].compactMap { schema in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: tool)
      process.arguments = ["list-recursively", schema]
      process.environment = environment
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      return (try? process.run()).map { (process, output) }
    }
    return runs.map { process, output in
      let answer = answer(in: output, patience: patience)
      // A program that has closed its output has nothing left to do.
      kill(process.processIdentifier, SIGKILL)
      return answer ?? ""
    }.joined()
  }

  /// Returns what a program writes until it closes its output, or nil if it is silent for too long.
  private static func answer(in output: Pipe, patience: Int32) -> String? {
    var answer = Data()
    var waiting = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, patience) > 0 {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return String(decoding: answer, as: UTF8.self) }
      answer += more
    }
    return nil
  }
}
