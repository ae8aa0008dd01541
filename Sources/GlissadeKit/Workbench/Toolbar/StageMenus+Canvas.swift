import Components
import UIKit

extension StageMenus {
  func canvas() -> UIMenu {
    let commands = workbench.commands
    return UIMenu(parts: [
      [commands.item(.zoomToFit)], WorkbenchCommand.zoomPercents.map { commands.item(.zoom(percent: $0)) },
      [commands.item(.zoomIn), commands.item(.zoomOut)],
      [commands.item(.deviceFrame), commands.item(.pixelGrid), commands.item(.rulers)],
      [commands.item(.explodedLayers), commands.item(.measure)], CanvasBackdrop.allCases.map { commands.item(.backdrop($0)) },
    ])
  }
}
