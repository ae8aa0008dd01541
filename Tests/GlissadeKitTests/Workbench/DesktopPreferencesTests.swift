@testable import GlissadeKit
@testable import Host
@testable import PhotoFolder
@testable import Rehearsal
import Foundation
import SDLHost
import TestSupport
import Testing
import UIKit

@Suite("The window follows the desktop's preferences")
@MainActor
struct DesktopPreferencesTests {
  private func content(_ listing: String) throws -> WorkbenchContent {
    try HostPlatform.prepare()
    let folder = try TemporaryFolder()
    let session = StageSession(
      demos: [DemoDefinition(DragDemo.self)], photos: .immediate(PhotoLibrary(paths: [folder.path])), configuration: StageConfiguration(),
      pictures: URL(fileURLWithPath: folder.path), takes: TakeLibrary(own: URL(fileURLWithPath: folder.path), shipped: []),
      panelMemory: .standard(environment: ["HOME": folder.path]))
    return WorkbenchContent(
      session: session, appearance: .light, threads: 1, desktop: DesktopSettings(listing: listing, theme: nil))
  }

  /// The color's part of red, by which the grays of the chrome differ well enough.
  private func lightness(_ color: UIColor, in content: WorkbenchContent) -> CGFloat {
    color.resolvedColor(with: content.scene.traitCollection).cgColor.red
  }

  @Test("With a high contrast, texts and lines are darker on the same background, and the stage stays as it is")
  func contrast() throws {
    let (usual, high) = (try content(""), try content("org.gnome.desktop.a11y.interface high-contrast true\n"))
    for color in [Theme.text, Theme.quietText, Theme.hairline] {
      #expect(lightness(color, in: high) < lightness(color, in: usual) - 0.05)
    }
    #expect(lightness(Theme.background, in: high) == lightness(Theme.background, in: usual))
    #expect(Theme.text.resolvedColor(with: high.scene.traitCollection) == Theme.color(0x000000))
  }

  @Test("With reduced motion, the chrome's code sees that, and the stage has its own setting")
  func motion() throws {
    let content = try content("org.gnome.desktop.interface enable-animations false\n")
    #expect(content.scene.settings.isReduceMotionEnabled)
  }
}
