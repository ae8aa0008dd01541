import Components
import Rehearsal
import Tweaks
import UIKit

/// The toolbar's menus. They are created each time they open, so that they are up to date.
@MainActor
struct StageMenus {
  let session: StageSession
  unowned let workbench: WorkbenchViewController

  // MARK: Stage

  /// The title of the stage's menu: the device with and without its size.
  var stageTitle: (long: String, short: String) {
    let device = session.configuration.device
    let name = device.name ?? "Screen"
    return ("\(name) \(Self.text(of: device.size))", name)
  }

  private static func text(of size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }

  func stage() -> UIMenu {
    let commands = workbench.commands
    return UIMenu(parts: [
      Device.known.map { commands.item(.device($0)) }, [commands.item(.turnDevice)],
      [commands.item(.lightStage), commands.item(.darkStage)], [commands.item(.reduceMotion), commands.item(.reduceTransparency)],
      [commands.item(.deviceFrame)], [commands.item(.resetStage)],
    ])
  }

  // MARK: Comparison

  func compare() -> UIMenu {
    let commands = workbench.commands
    let sets = workbench.comparableSets.map { commands.item(.compare(withPreset: $0.name)) }
    return UIMenu(parts: [
      [commands.item(.compare)] + sets + [commands.item(.compareEarlierVersion)],
      [commands.item(.sideBySide), commands.item(.overlaid)], [commands.item(.useB)],
    ])
  }

  // MARK: Copying

  func copy() -> UIMenu {
    let commands = workbench.commands
    let title = session.tweaks.hasChanges ? "Values that differ from the defaults" : "All values are at their defaults"
    return UIMenu(children: [
      UIMenu.part([commands.item(.copySwift), commands.item(.copyJSON), commands.item(.copyCSS)], title: title),
      UIMenu.part([commands.item(.copyAllSwift), commands.item(.copyCommandLine)]),
      UIMenu.part([commands.item(.saveScreenshot), commands.item(.saveFilm)], title: "Pictures"),
      UIMenu.part(PictureSettings.scales.map { commands.item(.pictures(scale: $0)) }),
      UIMenu.part([commands.item(.picturesWithDevice), commands.item(.picturesWithBackdrop)]),
    ])
  }

  // MARK: Overlays and window

  func show() -> UIMenu {
    let commands = workbench.commands
    let overlays = StageOverlay.allCases.map { commands.item(.overlay($0), keepsMenu: true) }
    return UIMenu(children: [
      UIMenu.part(overlays + [commands.item(.noOverlays)], title: "Overlays"),
      UIMenu.part(WindowAppearance.allCases.map { commands.item(.appearance($0)) }, title: "Window"),
    ])
  }
}
