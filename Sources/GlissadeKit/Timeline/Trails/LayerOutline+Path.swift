import Rehearsal
import UIKit

extension LayerOutline {
  /// Returns the four edges, on a stage that is scaled by `scale`.
  @MainActor
  func path(scale: CGFloat) -> CGPath { .polygon(corners.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }) }
}
