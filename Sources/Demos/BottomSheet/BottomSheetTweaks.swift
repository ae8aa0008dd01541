import Transitions
import Tweaks

@MainActor
struct BottomSheetTweaks {
  var sheet = BottomSheet.Parameters()
  /// A Boolean value that indicates whether UIKit's own sheet is shown, for comparison.
  var usesStandardSheet = false
  var mistake = SheetMistake.none

  static let all = ParameterTweaks(BottomSheetTweaks()) { list in
    list.group("Motion")
    list.seconds("sheet.duration", \.sheet.duration, "Duration", in: 0.05...3, "The duration of the presentation and the dismissal.")
    list.curve("sheet.curve", \.sheet.curve, "Curve", "The timing curve of both, except after a drag.")
    list.ratio(
      "sheet.travel", \.sheet.travel, "Distance", in: 0.5...2,
      "The starting distance below its final position, in screen heights; at least its own height.")
    list.number(
      "settle.stiffness", \.sheet.settleStiffness, "Stiffness", in: 50...1500, step: 10,
      "The stiffness of the critically damped spring that settles it after a drag.")
    list.boolean(
      "present.standard", \.usesStandardSheet, "Standard sheet", "Shows UIKit's own sheet with the same content, for comparison.")
    list.timings(.curve("Come and go", duration: "sheet.duration", curve: "sheet.curve"), .spring("Settle", stiffness: "settle.stiffness"))

    list.group("Sheet")
    list.points("sheet.height", \.sheet.height, "Height", in: 200...800, "The height of the presented sheet.")
    list.boolean("sheet.expands", \.sheet.expands, "Expands", "Whether it can be dragged up to the top.")
    list.points("sheet.clearance", \.sheet.topClearance, "Top clearance", in: 0...100, "The space above the sheet when it is at the top.")
    list.points("sheet.radius", \.sheet.cornerRadius, "Corner radius", in: 0...40, "The radius of its upper corners.")
    list.boolean("sheet.grabber", \.sheet.showsGrabber, "Grabber", "Whether it shows a handle at the top.")
    list.ratio("overlay.dimming", \.sheet.dimming, "Dimming", in: 0...1, "The darkness of the screen below.")

    list.group("Drag")
    list.boolean("drag.enabled", \.sheet.isDraggable, "Draggable", "Whether it can be dragged up, down and away.")
    list.ratio(
      "drag.threshold", \.sheet.dismissThreshold, "Threshold", in: 0.1...0.9,
      "The fraction of its height beyond which a released sheet is dismissed.")
    list.number(
      "drag.velocity", \.sheet.dismissVelocity, "Flick", in: 100...3000, step: 50, unit: .pointsPerSecond,
      "The speed that dismisses it from any position.")
    list.ratio("drag.rubber", \.sheet.rubberBand, "Rubber band", in: 0...1, "How far it follows a drag beyond its top; 0 is not at all.")

    list.group("Exhibit")
    list.option("exhibit.mistake", \.mistake, "Mistake", "A UIKit contract that the transition breaks. Present it, and see the result.")
  }
}
