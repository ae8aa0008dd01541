import UIKit

/// The view of the canvas, which reports the pointer's input outside of the stages.
final class CanvasView: BackdropView, PointerInteracting {
  /// Called with input of the wheel and its location in the view. Returns whether it had an effect.
  var onWheel: (WheelInput, CGPoint) -> Bool = { _, _ in false }
  /// Called with a pinch on a touchpad and its location in the view.
  var onPinch: (PinchInput, CGPoint) -> Void = { _, _ in }
  /// Called with the pointer's position in the view, even over a stage, or nil when it has left the view.
  var onPointer: (CGPoint?) -> Void = { _ in }

  func scroll(by wheel: WheelInput) -> Bool { onWheel(wheel, convert(wheel.location, from: nil)) }

  func pinch(by pinch: PinchInput) -> Bool {
    onPinch(pinch, convert(pinch.location, from: nil))
    return true
  }

  func pointerMoved(to point: CGPoint?) { onPointer(point) }
}
