import CoreGraphics
import UIKit

/// Selects views by presses on the stage, which doesn't receive them.
@MainActor
final class StagePicking {
  var isOn = false
  /// Called with the pressed point of the stage.
  var onPick: (CGPoint) -> Void = { _ in }
  /// Called with the point of the stage under the pointer, or nil when the pointer has left the stage.
  var onHover: (CGPoint?) -> Void = { _ in }

  /// A Boolean value that indicates whether the press that selected a view is still down.
  private var isEnding = false

  /// Returns whether the input was accepted, or nil if the stage may receive it.
  func accepts(_ event: InputEvent) -> Bool? {
    guard isOn || isEnding else { return nil }
    switch event {
    case .pointer(let input):
      // The stage doesn't receive the rest of the press that selected a view.
      isEnding = input.phase == .began || input.phase == .moved
      if input.phase == .began { onPick(input.location) }
      return true
    case .hover(let point):
      onHover(point)
      return true
    case .wheel, .pinch, .key, .text: return false
    }
  }
}
