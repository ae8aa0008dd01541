import Rehearsal
import UIKit

/// The parts around the stages that need space on the canvas.
package struct StageSurroundings: Equatable, Sendable {
  /// The width of the device frame around a screen, in points of the stage, or 0 without a frame.
  var deviceOutset: CGFloat = 0
  var hasCaptions = false
  var hasRulers = false

  /// The additional height of the canvas's foot, in points.
  var footHeight: CGFloat = 0

  package init() {}

  package static let phone: StageSurroundings = {
    var surroundings = StageSurroundings()
    surroundings.deviceOutset = DeviceFrame(.phone).outset
    return surroundings
  }()

  @MainActor
  init(_ stage: Stage, settings: CanvasSettings, hasCaptions: Bool) {
    self.init(stage.configuration.device, settings: settings, hasCaptions: hasCaptions)
  }

  init(_ device: Device, settings: CanvasSettings, hasCaptions: Bool) {
    deviceOutset = settings.showsDevice ? DeviceFrame(device).outset : 0
    self.hasCaptions = hasCaptions
    hasRulers = settings.showsRulers
  }

  /// The minimum space between the edges of the canvas and the stages with their device frames, in points. Below a device, there is space
  /// for a line of text.
  var insets: UIEdgeInsets {
    let hasDevice = deviceOutset > 0
    let side: CGFloat = hasDevice ? 14 : 24
    let caption: CGFloat = hasCaptions ? 12 : 0
    let rulers = hasRulers ? CanvasRulers.insets : .zero
    return UIEdgeInsets(
      top: side + caption + rulers.top, left: side + rulers.left, bottom: (hasDevice ? 30 : 24) + caption + footHeight, right: side)
  }
}
