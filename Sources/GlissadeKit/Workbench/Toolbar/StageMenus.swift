import Rehearsal
import UIKit

/// The toolbar's menus, which are created each time they open to be up to date.
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
    let configuration = session.configuration
    let devices = Device.known.map { device in
      UIAction.item("\(device.name ?? "Screen") \(Self.text(of: device.size))", isOn: configuration.device == device) {
        session.configure { $0.device = device }
      }
    }
    let turned = Device(turning: configuration.device)
    let turn = UIAction.item("Turn to \(Self.text(of: turned.size))") { session.configure { $0.device = turned } }
    let appearances = Appearance.allCases.map { appearance in
      UIAction.item(appearance == .light ? "Light" : "Dark", isOn: configuration.appearance == appearance) {
        session.configure { $0.appearance = appearance }
      }
    }
    let motion = UIAction.item(
      "Reduce motion", about: "The value of UIAccessibility.isReduceMotionEnabled on the stage", isOn: configuration.reducesMotion
    ) { session.configure { $0.reducesMotion.toggle() } }
    let frame = UIAction.item(
      "Device frame", about: "The rim, the status bar and the home indicator of the device (D)", isOn: workbench.canvas.settings.showsDevice
    ) { workbench.canvas.settings.showsDevice.toggle() }
    let reset = UIAction.item("Reset stage", about: "Starts over on a new stage. This always works.") { session.reset() }
    return UIMenu(parts: [devices, [turn], appearances, [motion], [frame], [reset]])
  }

  // MARK: Comparison

  func compare() -> UIMenu {
    let comparison = session.comparison
    let off = UIAction.item("Off", isOn: comparison == nil) { session.endComparison() }
    let sets = workbench.comparableSets.map { set in
      UIAction.item("With \(set.name)", isOn: comparison?.subject == .values && comparison?.name == set.name) {
        session.compare(with: set.values, named: set.name)
      }
    }
    let earlier = UIAction.item(
      "With the code before the last save", about: "The previous version of the file, with the same values on the same clock",
      isOn: comparison?.subject == .earlierVersion, isEnabled: session.earlierVersion != nil
    ) { session.compareWithEarlierVersion() }
    let styles: [(Comparison.Style, String)] = [(.sideBySide, "Side by side"), (.ghosted, "Overlaid")]
    let looks = styles.map { style, title in
      UIAction.item(title, isOn: session.comparisonStyle == style, isEnabled: comparison != nil) { session.comparisonStyle = style }
    }
    let takeOver = UIAction.item("Use the values of B", isEnabled: comparison != nil) { session.takeOverComparedValues() }
    let isFile = session.definition.chapter == .files
    return UIMenu(parts: [[off, isFile ? earlier : nil] + sets, looks, [takeOver]])
  }
}
