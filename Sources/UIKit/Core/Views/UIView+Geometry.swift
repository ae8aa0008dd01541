import Foundation

extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1

  public var transform3D: CATransform3D {
    get { layer.transform }
    set { observably { layer.transform = newValue } }
  }

  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { layer.anchorPoint = newValue } }
  }

  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Implements `sizeToFit()`.
  func takeFittingSize() {
    let fitting = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: fitting)
  }

  /// Makes a change of position or size, and then applies its consequences: autoresizing, layout and safe areas.
  ///
  /// The consequences follow at once, so that an animation block around the change also animates them.
  func changeGeometry(_ change: () -> Void) {
    let oldBounds = layer.bounds
    let oldPosition = layer.position
    change()
    let newBounds = layer.bounds
    if newBounds.size != oldBounds.size {
      if autoresizesSubviews { autoresizeSubviews(from: oldBounds.size, to: newBounds.size) }
      boundsSizeDidChange(from: oldBounds.size)
      viewController?.layoutSizeDidChange()
      layer.setNeedsLayout()
      if contentMode == .redraw || oldBounds.isEmpty { layer.setNeedsDisplay() }
    }
    if newBounds != oldBounds || layer.position != oldPosition {
      updateSafeArea(boundsChanged: newBounds != oldBounds)
      if let layoutStorage { layoutStorage.geometryDidChange(of: self, from: oldBounds) }
      if looks.corners != nil || ConcentricCorners.isUsed { cornersMayHaveChanged() }
    }
    KeyValueObservers.valuesMayHaveChanged(of: self)
  }

  private func autoresizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
    for subview in subviews where !subview.autoresizingMask.isEmpty && !subview.isLaidOutByConstraints {
      subview.autoresize(from: oldSize, to: newSize)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    let old = CGRect(
      x: layer.position.x - layer.bounds.width * layer.anchorPoint.x,
      y: layer.position.y - layer.bounds.height * layer.anchorPoint.y, width: layer.bounds.width, height: layer.bounds.height)
    let horizontal = AutoresizedSpan(
      leading: old.minX, length: old.width, total: oldSize.width, flexibleLeading: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth), flexibleTrailing: mask.contains(.flexibleRightMargin)
    ).resized(to: newSize.width)
    let vertical = AutoresizedSpan(
      leading: old.minY, length: old.height, total: oldSize.height, flexibleLeading: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight), flexibleTrailing: mask.contains(.flexibleBottomMargin)
    ).resized(to: newSize.height)
    let size = CGSize(width: horizontal.length, height: vertical.length)
    if size != bounds.size { bounds.size = size }
    center = CGPoint(
      x: horizontal.leading + size.width * layer.anchorPoint.x, y: vertical.leading + size.height * layer.anchorPoint.y)
  }
}

/// One axis of a view inside its superview: margin, length, margin.
///
/// A change of the superview's size is distributed among the flexible parts in proportion to their lengths, or in equal parts if all of
/// them are empty. If nothing is flexible, the leading margin and the length stay.
struct AutoresizedSpan {
  var leading: CGFloat
  var length: CGFloat
  var total: CGFloat
  var flexibleLeading: Bool
  var flexibleLength: Bool
  var flexibleTrailing: Bool

  func resized(to newTotal: CGFloat) -> (leading: CGFloat, length: CGFloat) {
    let change = newTotal - total
    let trailing = total - leading - length
    let flexible = (flexibleLeading ? leading : 0) + (flexibleLength ? length : 0) + (flexibleTrailing ? trailing : 0)
    let count = [flexibleLeading, flexibleLength, flexibleTrailing].count { $0 }
    guard count > 0 else { return (leading, length) }
    func fraction(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return part }
      if count == 1 { return part + change }
      return flexible > 0 ? part + change * part / flexible : part + change / CGFloat(count)
    }
    return (fraction(leading, flexibleLeading), max(0, fraction(length, flexibleLength)))
  }
}
