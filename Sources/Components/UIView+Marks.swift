import UIKit

extension UIView {
  /// Creates a view that shows only a color, and lets touches through.
  package convenience init(fill color: UIColor?, radius: CGFloat = 0) {
    self.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = radius
    isUserInteractionEnabled = false
  }

  /// Creates a disc with the given diameter in points, which lets touches through.
  package convenience init(disc color: UIColor?, _ diameter: CGFloat) {
    self.init(fill: color, radius: diameter / 2)
    bounds.size = CGSize(width: diameter, height: diameter)
  }
}
