import CoreGraphics

/// The commands for the canvas: what surrounds the stage, its size, and its layers.
@MainActor
struct CanvasCommands {
  let canvas: CanvasViewController

  var all: [CommandBinding] {
    let canvas = canvas
    let scale = canvas.settings.zoom.scale
    return [
      CommandBinding(.deviceFrame, isOn: canvas.settings.showsDevice) { canvas.settings.showsDevice.toggle() },
      CommandBinding(.pixelGrid, isOn: canvas.settings.showsPixelGrid) { canvas.settings.showsPixelGrid.toggle() },
      CommandBinding(.rulers, isOn: canvas.settings.showsRulers) { canvas.settings.showsRulers.toggle() },
      CommandBinding(.explodedLayers, isOn: canvas.explodedView != nil) { canvas.toggleExplodedLayers() },
      CommandBinding(.isolateLayer, isOn: canvas.explodedView?.isIsolating == true, obstacle: isolationObstacle) {
        canvas.explodedView?.isIsolating.toggle()
      },
      CommandBinding(.measure, isOn: canvas.isMeasuring) { canvas.isMeasuring.toggle() },
      CommandBinding(.zoomToFit, isOn: scale == nil) { canvas.zoomToFit() },
      CommandBinding(.zoomIn) { canvas.zoom(by: CanvasZoom.step) }, CommandBinding(.zoomOut) { canvas.zoom(by: 1 / CanvasZoom.step) },
    ]
      + CanvasBackdrop.allCases.map { backdrop in
        CommandBinding(.backdrop(backdrop), isOn: canvas.settings.backdrop == backdrop) { canvas.settings.backdrop = backdrop }
      }
      + WorkbenchCommand.zoomPercents.map { percent in
        CommandBinding(.zoom(percent: percent), isOn: scale == CGFloat(percent) / 100) { canvas.zoom(to: CGFloat(percent) / 100) }
      }
  }

  private var isolationObstacle: String? {
    guard let exploded = canvas.explodedView else { return "The layers are not exploded" }
    return exploded.selectedLayer == nil && !exploded.isIsolating ? "No layer is picked" : nil
  }
}
