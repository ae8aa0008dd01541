import UIKit

extension StageMenus {
  /// Returns the menu of the size of the stages and of what is around them.
  func canvas() -> UIMenu {
    let canvas = workbench.canvas
    let fits = canvas.settings.zoom.scale == nil
    let fit = UIAction.item("Fit   Ctrl+0", isOn: fits) { canvas.zoomToFit() }
    let scales = [(50, ""), (100, "   Ctrl+1"), (200, "   Ctrl+2"), (400, ""), (800, "")].map { percent, key in
      UIAction.item("\(percent) %\(key)", isOn: canvas.settings.zoom.scale == CGFloat(percent) / 100) {
        canvas.zoom(to: CGFloat(percent) / 100)
      }
    }
    let steps = [
      UIAction.item("Zoom in   Ctrl+=") { canvas.zoom(by: CanvasZoom.step) },
      UIAction.item("Zoom out   Ctrl+-") { canvas.zoom(by: 1 / CanvasZoom.step) },
    ]
    let frame = UIAction.item("Device frame   D", isOn: canvas.settings.showsDevice) { canvas.settings.showsDevice.toggle() }
    let grid = UIAction.item("Pixel grid", about: "The edges of the points, from 400 % on", isOn: canvas.settings.showsPixelGrid) {
      canvas.settings.showsPixelGrid.toggle()
    }
    return UIMenu(parts: [[fit], scales, steps, [frame, grid]])
  }
}
