import Transitions
import Tweaks

@MainActor
struct BottomSheetTweaks {
  var sheet = BottomSheet.Parameters()
  /// A Boolean value that indicates whether UIKit's own sheet is shown, for comparison.
  var usesStandardSheet = false
  var mistake = SheetMistake.none

  static let all = ParameterTweaks(BottomSheetTweaks(), [motion, sheet, drag, exhibit])

  private typealias Tweaks = ParameterTweaks<BottomSheetTweaks>

  private static let motion = Tweaks.Group.group(
    "Motion",
    [
      .number(
        "sheet.duration", \.sheet.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds,
        "The duration of the presentation and the dismissal."),
      .curve("sheet.curve", \.sheet.curve, "Curve", "The timing curve of both, except after a drag."),
      .number(
        "sheet.travel", \.sheet.travel, "Distance", in: 0.5...2, step: 0.01, unit: .ratio,
        "The starting distance below its final position, in screen heights; at least its own height."),
      .number(
        "settle.stiffness", \.sheet.settleStiffness, "Stiffness", in: 50...1500, step: 10,
        "The stiffness of the critically damped spring that settles it after a drag."),
      .boolean(
        "present.standard", \.usesStandardSheet, "Standard sheet",
        "Shows UIKit's own sheet with the same content, for comparison."),
    ],
    timings: [
      .curve("Come and go", duration: "sheet.duration", curve: "sheet.curve"), .spring("Settle", stiffness: "settle.stiffness"),
    ])

  private static let sheet = Tweaks.Group.group(
    "Sheet",
    [
      .number("sheet.height", \.sheet.height, "Height", in: 200...800, step: 1, unit: .points, "The height of the presented sheet."),
      .boolean("sheet.expands", \.sheet.expands, "Expands", "Whether it can be dragged up to the top."),
      .number(
        "sheet.clearance", \.sheet.topClearance, "Top clearance", in: 0...100, step: 1, unit: .points,
        "The space above the sheet when it is at the top."),
      .number(
        "sheet.radius", \.sheet.cornerRadius, "Corner radius", in: 0...40, step: 1, unit: .points, "The radius of its upper corners."),
      .boolean("sheet.grabber", \.sheet.showsGrabber, "Grabber", "Whether it shows a handle at the top."),
      .number("overlay.dimming", \.sheet.dimming, "Dimming", in: 0...1, step: 0.01, unit: .ratio, "The darkness of the screen below."),
    ])

  private static let drag = Tweaks.Group.group(
    "Drag",
    [
      .boolean("drag.enabled", \.sheet.isDraggable, "Draggable", "Whether it can be dragged up, down and away."),
      .number(
        "drag.threshold", \.sheet.dismissThreshold, "Threshold", in: 0.1...0.9, step: 0.01, unit: .ratio,
        "The fraction of its height beyond which a released sheet is dismissed."),
      .number(
        "drag.velocity", \.sheet.dismissVelocity, "Flick", in: 100...3000, step: 50, unit: .pointsPerSecond,
        "The speed that dismisses it from any position."),
      .number(
        "drag.rubber", \.sheet.rubberBand, "Rubber band", in: 0...1, step: 0.01, unit: .ratio,
        "How far it follows a drag beyond its top; 0 is not at all."),
    ])

  private static let exhibit = Tweaks.Group.group(
    "Exhibit",
    [
      .option(
        "exhibit.mistake", \.mistake, "Mistake", "A UIKit contract that the transition breaks. Present it, and see the result.")
    ])
}
