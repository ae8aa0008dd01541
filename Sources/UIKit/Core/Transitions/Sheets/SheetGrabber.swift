import Foundation

/// The bar at the top of a sheet that shows that it can be dragged.
final class SheetGrabber: InternalView {
  /// As measured on iOS, in points.
  private static let size = CGSize(width: 36, height: 5)
  private static let distanceFromTop: CGFloat = 5
  /// The distance from the bar within which touches hit it, in points.
  private static let reach: CGFloat = 12

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = Self.size.height / 2
    layer.name = "grabber"
    autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
  }

  func place(in sheet: UIView) {
    if superview !== sheet { sheet.addSubview(self) } else { sheet.bringSubviewToFront(self) }
    center = CGPoint(x: sheet.bounds.midX, y: Self.distanceFromTop + Self.size.height / 2)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }
}
