import UIKit

extension WorkbenchViewController {
  /// The shortcuts that change how the canvas shows the stages.
  func makeCanvasShortcuts() -> [WorkbenchShortcut] {
    [
      WorkbenchShortcut(.looking, "d", "Show or hide the frame of the device") { [unowned self] in canvas.settings.showsDevice.toggle() },
      WorkbenchShortcut(.looking, "0", modifiers: .control, "Fit the stage into the window") { [unowned self] in canvas.zoomToFit() },
      WorkbenchShortcut(.looking, "1", modifiers: .control, "Show the stage at 100 %") { [unowned self] in canvas.zoom(to: 1) },
      WorkbenchShortcut(.looking, "2", modifiers: .control, "Show the stage at 200 %") { [unowned self] in canvas.zoom(to: 2) },
      WorkbenchShortcut(.looking, "=", modifiers: .control, "Zoom in") { [unowned self] in canvas.zoom(by: CanvasZoom.step) },
      WorkbenchShortcut(.looking, "-", modifiers: .control, "Zoom out") { [unowned self] in canvas.zoom(by: 1 / CanvasZoom.step) },
    ]
  }
}
