import Rehearsal
import UIKit

extension WorkbenchLayout {
  /// Returns the number of pixels per point of the stage.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: The number of pixels per point of the window.
  ///   - isZoomed: Whether the stages have a zoom of their own. Then they have a usual density, and are laid out for it only when that
  ///     changes.
  func stageDensity(pixelsPerPoint: CGFloat, isZoomed: Bool) -> CGFloat {
    let density = stageScale * pixelsPerPoint
    return isZoomed ? density.rounded().clamped(to: 1...3) : density
  }
}

extension WorkbenchState {
  /// Returns a configuration with the density that the stage will have in the window, so that it is laid out, and its photos are decoded,
  /// only once.
  ///
  /// - Parameter configuration: The configuration whose scale is that of the window.
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
