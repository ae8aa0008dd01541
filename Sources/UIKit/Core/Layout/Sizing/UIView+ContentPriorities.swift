import Foundation

extension UIView {
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStorage?.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    layout.hugging[axis] = priority
    layoutEngine?.contentDidChange(self)
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStorage?.compressionResistance[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    layout.compressionResistance[axis] = priority
    layoutEngine?.contentDidChange(self)
  }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func contentSizeDidChange() {
    superview?.setNeedsLayout()
    guard LayoutEngine.isInUse else { return }
    layoutMetricsDidChange()
    if isLaidOutByConstraints { layoutEngine?.contentDidChange(self) }
  }

  /// Returns the size that satisfies the constraints inside the view and is as close to `target` as the priorities allow. The view is
  /// measured on its own, regardless of its surroundings and current frame.
  func fittingSize(_ target: CGSize, horizontally: UILayoutPriority, vertically: UILayoutPriority) -> CGSize {
    layoutEngine?.update()
    let system = LayoutSystem(measuring: self)
    for constraint in constraintsInside().inOrder { system.add(constraint) }
    system.prefer(target.width, .horizontal, of: self, priority: horizontally)
    system.prefer(target.height, .vertical, of: self, priority: vertically)
    _ = system.retryConflicts()
    _ = system.takeChanges()
    guard let size = system.frame(of: self)?.inset(by: alignmentRectInsets).size else { return .zero }
    // Round up to whole pixels, so that the content fits.
    return CGSize(width: pixelGrid.roundedUp(size.width), height: pixelGrid.roundedUp(size.height))
  }

  func constraintsInside() -> [NSLayoutConstraint] {
    Array(layoutStorage?.held ?? []) + subviews.flatMap { $0.constraintsInside() }
  }
}
