import Foundation
import Testing

@testable import Host

@Suite("The desktop's settings are heeded")
struct DesktopSettingsTests {
  private func settings(_ lines: String..., theme: String? = nil) -> DesktopSettings {
    let listing = lines.map { "org.gnome.desktop.interface \($0)\n" }.joined()
    return DesktopSettings(listing: listing, theme: theme)
  }

  @Test("Animations switched off mean less motion")
  func motion() {
    #expect(settings("enable-animations false").reducesMotion)
    #expect(!settings("enable-animations true").reducesMotion)
    #expect(!settings().reducesMotion)
  }

  @Test("A dark colour scheme or a dark theme means dark")
  func dark() {
    #expect(settings("color-scheme 'prefer-dark'", "gtk-theme 'Adwaita'").isDark)
    #expect(settings("color-scheme 'default'", "gtk-theme 'Adwaita-dark'").isDark)
    #expect(settings(theme: "Adwaita:dark").isDark)
    #expect(!settings("color-scheme 'prefer-light'", "gtk-theme 'Adwaita'").isDark)
    #expect(!settings().isDark)
  }

  @Test("Text may be larger than usual, within reason")
  func text() {
    #expect(settings("text-scaling-factor 1.25").textScale == 1.25)
    #expect(settings("text-scaling-factor 12").textScale == 2 && settings("text-scaling-factor 0").textScale == 0.75)
    #expect(settings().textScale == 1)
  }

  @Test("A setting or a theme asks for a high contrast")
  func contrast() {
    #expect(DesktopSettings(listing: "org.gnome.desktop.a11y.interface high-contrast true\n", theme: nil).hasHighContrast)
    #expect(settings("gtk-theme 'HighContrastInverse'").hasHighContrast)
    #expect(!settings("high-contrast false").hasHighContrast)
  }

  @Test("A desktop whose program answers is heeded, and one whose program never does isn't waited for", .timeLimit(.minutes(1)))
  func silence() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-settings-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = folder + "/gsettings"
    func settings(_ script: String, patience: Int32) throws -> DesktopSettings {
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: program))
      chmod(program, 0o755)
      return DesktopSettings.read(environment: ["PATH": folder + ":/usr/bin:/bin"], patience: patience)
    }
    #expect(try settings("echo $2 text-scaling-factor 1.5", patience: 60_000).textScale == 1.5)
    #expect(try settings("exec sleep 1000", patience: 20) == DesktopSettings())
  }

  @Test("A desktop without settings has none")
  func none() {
    #expect(DesktopSettings.read(environment: ["PATH": "/nonexistent"]) == DesktopSettings(listing: "", theme: nil))
  }
}
