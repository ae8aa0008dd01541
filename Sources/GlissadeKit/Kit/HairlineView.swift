import Components
import UIKit

/// A line about one point wide along the longer side of its frame. It is on whole pixels even at fractional scales.
final class HairlineView: KitView {
  var color: UIColor? {
    get { line.backgroundColor }
    set { line.backgroundColor = newValue }
  }

  private let line = UIView(fill: Theme.hairline)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(line)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isVertical = bounds.height > bounds.width
    let origin = convert(CGPoint.zero, to: nil)
    let grid = PixelGrid(scale: window?.screen.scale ?? 1)
    if isVertical {
      line.frame = CGRect(x: grid.snapped(origin.x) - origin.x, y: 0, width: grid.lineWidth, height: bounds.height)
    } else {
      line.frame = CGRect(x: 0, y: grid.snapped(origin.y) - origin.y, width: bounds.width, height: grid.lineWidth)
    }
  }
}

/// The grid of pixels on a screen, in points.
struct PixelGrid: Equatable {
  /// The number of pixels per point.
  let scale: CGFloat

  init(scale: CGFloat) { self.scale = max(scale, 1) }

  /// The width of a line of about one point: as many whole pixels as fit into it.
  var lineWidth: CGFloat { scale.rounded(.down) / scale }

  func snapped(_ coordinate: CGFloat) -> CGFloat { (coordinate * scale).rounded() / scale }
}

extension UIView {
  enum HairlineEdge {
    case top, bottom
  }

  /// Adds a line along an edge, in front of the present subviews. It follows the size of the view.
  func addHairline(at edge: HairlineEdge) {
    let hairline = HairlineView()
    hairline.frame = CGRect(x: 0, y: edge == .top ? 0 : bounds.height - 1, width: bounds.width, height: 1)
    hairline.autoresizingMask = edge == .top ? .flexibleWidth : [.flexibleWidth, .flexibleTopMargin]
    addSubview(hairline)
  }
}
