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
      UIAction(
        title: "\(device.name ?? "Screen") \(Self.text(of: device.size))", state: configuration.device == device ? .on : .off
      ) { _ in session.configure { $0.device = device } }
    }
    let turned = Device(turning: configuration.device)
    let turn = UIAction(title: "Turn to \(Self.text(of: turned.size))") { _ in session.configure { $0.device = turned } }
    let appearances = Appearance.allCases.map { appearance in
      UIAction(
        title: appearance == .light ? "Light" : "Dark", state: configuration.appearance == appearance ? .on : .off
      ) { _ in session.configure { $0.appearance = appearance } }
    }
    let motion = UIAction(
      title: "Reduce motion", discoverabilityTitle: "The value of UIAccessibility.isReduceMotionEnabled on the stage",
      state: configuration.reducesMotion ? .on : .off
    ) { _ in session.configure { $0.reducesMotion.toggle() } }
    let reset = UIAction(title: "Reset stage", discoverabilityTitle: "Starts over on a new stage. This always works.") { _ in
      session.reset()
    }
    return UIMenu(children: [
      UIMenu(options: .displayInline, children: devices), UIMenu(options: .displayInline, children: [turn]),
      UIMenu(options: .displayInline, children: appearances), UIMenu(options: .displayInline, children: [motion]),
      UIMenu(options: .displayInline, children: [reset]),
    ])
  }

  // MARK: Comparison

  func compare() -> UIMenu {
    let comparison = session.comparison
    let off = UIAction(title: "Off", state: comparison == nil ? .on : .off) { _ in session.endComparison() }
    let sets = workbench.comparableSets.map { set in
      UIAction(title: "With \(set.name)", state: comparison?.name == set.name ? .on : .off) { _ in
        session.compare(with: set.values, named: set.name)
      }
    }
    let styles: [(Comparison.Style, String)] = [(.sideBySide, "Side by side"), (.ghosted, "Overlaid")]
    let looks = styles.map { style, title in
      UIAction(
        title: title, attributes: comparison == nil ? .disabled : [], state: session.comparisonStyle == style ? .on : .off
      ) { _ in session.comparisonStyle = style }
    }
    let takeOver = UIAction(title: "Use the values of B", attributes: comparison == nil ? .disabled : []) { _ in
      session.takeOverComparedValues()
    }
    return UIMenu(children: [
      UIMenu(options: .displayInline, children: [off] + sets), UIMenu(options: .displayInline, children: looks),
      UIMenu(options: .displayInline, children: [takeOver]),
    ])
  }
}
