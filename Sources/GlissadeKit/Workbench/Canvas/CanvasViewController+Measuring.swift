import UIKit

extension CanvasViewController {
  /// A Boolean value that indicates whether the pointer measures distances, and the stage doesn't receive its input.
  var isMeasuring: Bool {
    get { measuring == .on }
    set { measuring = newValue ? .on : .off }
  }

  /// Handles input for measuring, and returns whether the stage must not receive it.
  ///
  /// While measuring is on, a press chooses the view from which distances are measured, and the pointer the view to which they are
  /// measured. While Alt is held, distances from the chosen view are visible, but the stage gets its input as usual.
  func takesForMeasuring(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key) where Self.altKeys.contains(key.usage):
      if measuring != .on { measuring = key.isDown ? .whileHeld : .off }
      return false
    case .key(let key) where key.isDown && key.usage == UIKeyboardHIDUsage.keyboardEscape.rawValue && isMeasuring:
      isMeasuring = false
      return true
    case .hover(let point):
      pointedPlace = point
      showMeasurement()
      return isMeasuring
    case .pointer(let input) where isMeasuring:
      if input.phase == .began {
        overlays?.measure.anchor = ViewOutline.view(at: input.location, in: session.stage.scene)
        showMeasurement()
      }
      return true
    case .pointer, .wheel, .pinch, .key, .text: return false
    }
  }

  /// The usages of the two Alt keys.
  private static let altKeys = [0xe2, 0xe6]

  func showMeasurement() {
    guard let overlays else { return }
    let measure = overlays.measure
    measure.isHidden = measuring == .off
    if measuring == .whileHeld { measure.anchor = overlays.highlight.view ?? measure.anchor }
    measure.target = measuring == .off ? nil : pointedPlace.flatMap { ViewOutline.view(at: $0, in: session.stage.scene) }
    measure.refresh(session.stage.scene)
  }
}
