import Foundation

extension UIView {
  /// How firmly the view refuses to become larger than its content; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStorage?.hugging[axis] ?? .defaultLow
  }

  /// Sets how firmly the view refuses to become larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    layout.hugging[axis] = priority
    layoutEngine?.contentDidChange(self)
  }

  /// How firmly the view refuses to become smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStorage?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how firmly the view refuses to become smaller than its content.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    layout.compressionResistance[axis] = priority
    layoutEngine?.contentDidChange(self)
  }

  /// Asks for as little room as the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for as much room as the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func contentSizeDidChange() {
    superview?.setNeedsLayout()
    guard LayoutEngine.isInUse else { return }
    layoutMetricsDidChange()
    if isLaidOutByConstraints { layoutEngine?.contentDidChange(self) }
  }

  /// The size that satisfies the constraints inside the view, as near to `target` as the priorities have it.
  ///
  /// The view is measured for itself: what is outside, and its present frame, do not count.
  func fittingSize(_ target: CGSize, horizontally: UILayoutPriority, vertically: UILayoutPriority) -> CGSize {
    layoutEngine?.update()
    let system = LayoutSystem(measuring: self)
    for constraint in constraintsInside().inOrder { system.add(constraint) }
    system.prefer(target.width, .horizontal, of: self, priority: horizontally)
    system.prefer(target.height, .vertical, of: self, priority: vertically)
    _ = system.mend()
    _ = system.takeChanges()
    guard let size = system.frame(of: self)?.inset(by: alignmentRectInsets).size else { return .zero }
    // In whole pixels, and no smaller than what is inside.
    return CGSize(width: pixelGrid.roundedUp(size.width), height: pixelGrid.roundedUp(size.height))
  }

  /// All constraints that the view and those inside it hold.
  func constraintsInside() -> [NSLayoutConstraint] {
    Array(layoutStorage?.held ?? []) + subviews.flatMap { $0.constraintsInside() }
  }
}
