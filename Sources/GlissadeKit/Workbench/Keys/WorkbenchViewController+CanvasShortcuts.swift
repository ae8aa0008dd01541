import UIKit

extension WorkbenchViewController {
  /// The shortcuts that change how the canvas shows the stages.
  func makeCanvasShortcuts() -> [WorkbenchShortcut] {
    [
      WorkbenchShortcut(.looking, "d", "Show or hide the frame of the device") { [unowned self] in canvas.settings.showsDevice.toggle() }
    ]
  }
}
