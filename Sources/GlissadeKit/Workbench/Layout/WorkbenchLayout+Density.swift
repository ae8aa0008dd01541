import Rehearsal
import UIKit

extension WorkbenchLayout {
  /// Returns the number of pixels per point of the stage. Zoomed stages use a whole number from 1 to 3, so that they are laid out again
  /// only when it changes.
  func stageDensity(pixelsPerPoint: CGFloat, isZoomed: Bool) -> CGFloat {
    let density = stageScale * pixelsPerPoint
    return isZoomed ? density.rounded().clamped(to: 1...3) : density
  }
}

extension WorkbenchState {
  /// Returns a configuration with the density that the stage will have in the window, so that it is laid out, and its photos are decoded,
  /// only once. The scale of the given configuration is the window's.
  package func stageConfiguration(_ configuration: StageConfiguration) -> StageConfiguration {
    let layout = WorkbenchLayout(
      window: windowSize, device: configuration.device.size, arrangement: arrangement, stageCount: 1, isChromeHidden: false,
      pixelsPerPoint: configuration.scale, zoom: canvas.zoom,
      surroundings: StageSurroundings(configuration.device, settings: canvas, hasCaptions: false))
    var stage = configuration
    stage.scale = layout.stageDensity(pixelsPerPoint: configuration.scale, isZoomed: canvas.zoom.scale != nil)
    return stage
  }
}
