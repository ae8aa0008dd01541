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

  /// Handles input on a stage while views are selected.
  func verdict(on event: InputEvent) -> StageInputFilter.Verdict {
    guard isOn || isEnding else { return .passed }
    switch event {
    case .pointer(let input):
      // The stage doesn't receive the rest of the press that selected a view.
      isEnding = input.phase == .began || input.phase == .moved
      if input.phase == .began { onPick(input.location) }
      return .taken
    case .hover(let point):
      onHover(point)
      return .taken
    case .wheel, .pinch, .key, .text: return .refused
    }
  }
}
