import Rehearsal
import UIKit

/// The parts around the stages that need room on the canvas.
package struct StageSurroundings: Equatable, Sendable {
  /// The width of the device's frame around a screen, in points of the stage. It is 0 for none.
  var deviceOutset: CGFloat = 0
  /// A Boolean value that indicates whether stages have captions.
  var hasCaptions = false
  /// A Boolean value that indicates whether the canvas has rulers.
  var hasRulers = false

  /// The height of what is at the foot of the canvas besides the usual line, in points.
  var footHeight: CGFloat = 0

  /// Creates the surroundings of a stage without anything around it.
  package init() {}

  /// The surroundings of a phone in its frame.
  package static let phone: StageSurroundings = {
    var surroundings = StageSurroundings()
    surroundings.deviceOutset = DeviceFrame(.phone).outset
    return surroundings
  }()

  /// Creates the surroundings of stages like `stage` on a canvas with the given settings.
  @MainActor
  init(_ stage: Stage, settings: CanvasSettings, hasCaptions: Bool) {
    self.init(stage.configuration.device, settings: settings, hasCaptions: hasCaptions)
  }

  /// Creates the surroundings of stages with a device on a canvas with the given settings.
  init(_ device: Device, settings: CanvasSettings, hasCaptions: Bool) {
    deviceOutset = settings.showsDevice ? DeviceFrame(device).outset : 0
    self.hasCaptions = hasCaptions
    hasRulers = settings.showsRulers
  }

  /// The minimum space between the edges of the canvas and the stages, with the frames of their devices, in points.
  ///
  /// Below a device, there is room for a line of text.
  var insets: UIEdgeInsets {
    let hasDevice = deviceOutset > 0
    let side: CGFloat = hasDevice ? 14 : 24
    let caption: CGFloat = hasCaptions ? 12 : 0
    let rulers = hasRulers ? CanvasRulers.insets : .zero
    return UIEdgeInsets(
      top: side + caption + rulers.top, left: side + rulers.left, bottom: (hasDevice ? 30 : 24) + caption + footHeight, right: side)
  }
}
