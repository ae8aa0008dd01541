import UIKit

/// The view of the canvas, which reports turns of the wheel beside the stages.
final class CanvasView: KitView, PointerInteracting {
  /// Called with a turn of the wheel and its location in the view. Returns whether it had an effect.
  var onWheel: (WheelInput, CGPoint) -> Bool = { _, _ in false }

  func scroll(by wheel: WheelInput) -> Bool { onWheel(wheel, convert(wheel.location, from: nil)) }
}
