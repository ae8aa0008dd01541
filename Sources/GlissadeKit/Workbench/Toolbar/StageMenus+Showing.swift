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
    let none = UIAction(title: "None", attributes: workbench.overlays.isEmpty ? .disabled : []) { _ in workbench.overlays = [] }
    let appearances = WindowAppearance.allCases.map { appearance in
      UIAction(title: appearance.title, state: workbench.appearance == appearance ? .on : .off) { _ in workbench.appearance = appearance }
    }
    return UIMenu(children: [
      UIMenu(title: "Overlays", options: .displayInline, children: overlays + [none]),
      UIMenu(title: "Window", options: .displayInline, children: appearances),
    ])
  }
}
