import UIKit

extension StageMenus {
  /// Returns the menu of the overlays on the stage and of the parts of the window.
  func show() -> UIMenu {
    let overlays = StageOverlay.allCases.map { overlay in
      UIAction(
        title: "\(overlay.title)   \(overlay.key)", discoverabilityTitle: overlay.meaning, attributes: .keepsMenuPresented,
        state: workbench.overlays.contains(overlay) ? .on : .off
      ) { action in
        workbench.toggle(overlay)
        action.state = workbench.overlays.contains(overlay) ? .on : .off
      }
    }
    let none = UIAction.item("None", isEnabled: !workbench.overlays.isEmpty) { workbench.overlays = [] }
    let appearances = WindowAppearance.allCases.map { appearance in
      UIAction.item(appearance.title, isOn: workbench.appearance == appearance) { workbench.appearance = appearance }
    }
    return UIMenu(children: [UIMenu.part(overlays + [none], title: "Overlays"), UIMenu.part(appearances, title: "Window")])
  }
}
