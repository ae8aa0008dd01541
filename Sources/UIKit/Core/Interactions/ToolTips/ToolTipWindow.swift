import Foundation

/// Lets all input through.
final class ToolTipWindow: OverlayWindow {
  /// The width at which text wraps, in points.
  private static let maximumTextWidth: CGFloat = 260
  private static let inset = CGSize(width: 8, height: 5)
  private static let cornerRadius: CGFloat = 5
  private static let font = UIFont.systemFont(ofSize: 12)
  /// The offset of the text from the pointer's tip, so that the arrow does not cover it, in points.
  private static let offset = CGVector(dx: 10, dy: 18)
  private static let margin: CGFloat = 4

  private let plate = UIView()
  private let label = UILabel()

  init(_ text: String, for owner: UIView, at location: CGPoint, in scene: UIWindowScene) {
    super.init(for: owner, in: scene, layer: .toolTip)
    isUserInteractionEnabled = false
    OverlayPlate.apply(to: plate, cornerRadius: Self.cornerRadius)
    label.text = text
    label.font = Self.font
    label.textColor = MenuStyle.text
    label.numberOfLines = 0
    plate.addSubview(label)
    addSubview(plate)
    OverlayPlate.update(plate)
    place(at: location, in: scene.overlayArea)
  }

  /// Positions the text below the pointer, or above it if there is no room, and always inside the area.
  private func place(at location: CGPoint, in area: CGRect) {
    let room = area.insetBy(dx: Self.margin, dy: Self.margin)
    let width = min(Self.maximumTextWidth, room.width - 2 * Self.inset.width)
    let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let text = CGSize(width: min(fitting.width, width).rounded(.up), height: fitting.height.rounded(.up))
    let size = CGSize(width: text.width + 2 * Self.inset.width, height: text.height + 2 * Self.inset.height)
    let below = location.y + Self.offset.dy
    let y = below + size.height <= room.maxY ? below : location.y - Self.margin - size.height
    plate.frame = CGRect(
      x: max(room.minX, min(location.x + Self.offset.dx, room.maxX - size.width)), y: max(room.minY, y), width: size.width,
      height: size.height)
    label.frame = CGRect(origin: CGPoint(x: Self.inset.width, y: Self.inset.height), size: text)
  }
}
