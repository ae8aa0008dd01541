import Foundation

// The ring surrounds the content of a wide button without a background.
extension UIButton: FocusRingShaping {
  /// The space between the title and the ring of a button without a background, in points.
  private static let titleSpace: CGFloat = 4

  var shapeForFocusRing: FocusRingShape {
    let isPlain = configuration.map { $0.style == .plain } ?? (currentBackgroundImage == nil && backgroundColor == nil)
    guard isPlain else { return FocusRingShape(rect: bounds, radius: max(plate.layer.cornerRadius, layer.cornerRadius)) }
    let parts = [titleLabel, imageView].compactMap { $0 }.filter { !$0.isHidden && !$0.bounds.isEmpty }.map { convert($0.bounds, from: $0) }
    let content = parts.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -Self.titleSpace, dy: 0)
    let isWide = !content.isNull && content.width + 32 < bounds.width
    return FocusRingShape(rect: isWide ? content : bounds, radius: max(plate.layer.cornerRadius, layer.cornerRadius))
  }
}
