import CSDL2
import Foundation
import UIKit

/// Turns steps of the wheel into points.
struct WheelTranslation {
  /// Points that one notch scrolls by: about three lines of text, as desktops do.
  static let pointsPerNotch: CGFloat = 60

  /// Whether the device last sent fractions of a notch.
  private(set) var isPrecise = false
  private var lastFraction = -TimeInterval.infinity

  /// How far to scroll; positive y shows what lies below.
  mutating func delta(of event: SDL_MouseWheelEvent, at time: TimeInterval) -> CGVector {
    let x = CGFloat(event.preciseX)
    let y = CGFloat(event.preciseY)
    if x != x.rounded() || y != y.rounded() { lastFraction = time }
    // A touchpad hits a whole number now and then; it is still the touchpad.
    isPrecise = time - lastFraction < 0.5
    return CGVector(dx: x * Self.pointsPerNotch, dy: -y * Self.pointsPerNotch)
  }
}
