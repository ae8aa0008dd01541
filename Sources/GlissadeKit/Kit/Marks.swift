import UIKit

/// A small disc that marks something as changed.
final class DotView: KitView {
  /// The diameter, in points.
  static let size: CGFloat = 5

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    backgroundColor = Theme.accent
    layer.cornerRadius = Self.size / 2
    isUserInteractionEnabled = false
  }
}

extension UIView {
  enum HairlineEdge {
    case top, bottom
  }

  /// Adds a line of one point along an edge, in front of the present subviews. It follows the size of the view.
  func addHairline(at edge: HairlineEdge) {
    let hairline = UIView(frame: CGRect(x: 0, y: edge == .top ? 0 : bounds.height - 1, width: bounds.width, height: 1))
    hairline.backgroundColor = Theme.hairline
    hairline.isUserInteractionEnabled = false
    hairline.autoresizingMask = edge == .top ? .flexibleWidth : [.flexibleWidth, .flexibleTopMargin]
    addSubview(hairline)
  }
}
