import CSDL2
import UIKit

struct WheelTranslation {
  /// The distance that one notch scrolls, in points: about three lines of text, as usual on desktops.
  static let pointsPerNotch: CGFloat = 60

  /// A Boolean value that indicates whether the device has recently sent fractions of a notch.
  private(set) var isPrecise = false
  private var lastFraction = -TimeInterval.infinity

  /// Returns the distance to scroll, in points. A positive y reveals what is below.
  mutating func delta(of event: SDL_MouseWheelEvent, at time: TimeInterval) -> CGVector {
    let x = CGFloat(event.preciseX)
    let y = CGFloat(event.preciseY)
    if x != x.rounded() || y != y.rounded() { lastFraction = time }
    // A touchpad occasionally sends a whole number.
    isPrecise = time - lastFraction < 0.5
    return CGVector(dx: x * Self.pointsPerNotch, dy: -y * Self.pointsPerNotch)
  }
}
