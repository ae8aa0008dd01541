import UIKit

extension UIView {
  /// Creates a view that shows only a color, and lets touches through.
  convenience init(fill color: UIColor?, radius: CGFloat = 0) {
    self.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = radius
    isUserInteractionEnabled = false
  }

  /// Creates a disc with the given diameter in points, which lets touches through.
  convenience init(disc color: UIColor?, _ diameter: CGFloat) {
    self.init(fill: color, radius: diameter / 2)
    bounds.size = CGSize(width: diameter, height: diameter)
  }

  enum HairlineEdge {
    case top, bottom
  }

  /// Adds a line of one point along an edge, in front of the present subviews. It follows the size of the view.
  func addHairline(at edge: HairlineEdge) {
    let hairline = HairlineView()
    hairline.frame = CGRect(x: 0, y: edge == .top ? 0 : bounds.height - 1, width: bounds.width, height: 1)
    hairline.autoresizingMask = edge == .top ? .flexibleWidth : [.flexibleWidth, .flexibleTopMargin]
    addSubview(hairline)
  }
}
