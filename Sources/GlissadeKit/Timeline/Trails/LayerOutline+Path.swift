import Rehearsal
import UIKit

extension LayerOutline {
  /// Returns the four edges, on a stage that is scaled by `scale`.
  @MainActor
  func path(scale: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: corners.map { CGPoint(x: $0.x * scale, y: $0.y * scale) })
    path.closeSubpath()
    return path
  }
}
