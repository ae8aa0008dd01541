import Foundation

// The frames of the columns, and the changes between their arrangements.
extension UISplitViewController {
  /// The width of the primary column unless another one is preferred, in points, as on iPadOS.
  private static let standardWidth: CGFloat = 320
  /// The part of the whole that the primary column takes at most by itself, in 0…1.
  private static let greatestFraction: CGFloat = 0.45

  func resolved(_ mode: DisplayMode) -> DisplayMode { mode == .automatic ? .oneBesideSecondary : mode }

  func columnWidth(in width: CGFloat) -> CGFloat {
    guard !isCollapsed else { return width }
    func given(_ value: CGFloat, _ standard: CGFloat) -> CGFloat { value == Self.automaticDimension ? standard : value }
    let own = min(Self.standardWidth, width * Self.greatestFraction)
    let fraction = given(preferredPrimaryColumnWidthFraction, -1)
    let wanted = given(preferredPrimaryColumnWidth, fraction >= 0 ? fraction * width : own)
    let greatest = given(maximumPrimaryColumnWidth, max(Self.standardWidth, given(preferredPrimaryColumnWidth, 0)))
    let least = given(minimumPrimaryColumnWidth, 0)
    return min(max(min(wanted, greatest), least), width).rounded()
  }

  /// Brings the children and their frames into the present state.
  func arrange() {
    guard isViewLoaded else { return }
    updateCollapse()
    let shown = shownControllers
    for child in children where !shown.contains(child) { remove(child) }
    for controller in shown where controller.parent !== self { add(controller) }
    // A view that is added or removed asks for layout, so a hidden column is not added here just to be removed.
    let hidesPrimary = !isCollapsed && displayMode == .secondaryOnly && !gestures.isDragging
    if hidesPrimary { columnController(.primary)?.viewIfLoaded?.removeFromSuperview() }
    UIView.performWithoutAnimation { placeColumns(displayMode, withPrimary: !hidesPrimary) }
    separator.isHidden = isCollapsed || displayMode != .oneBesideSecondary
  }

  private func add(_ controller: UIViewController) {
    if let former = controller.parent {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
      former.viewIfLoaded?.setNeedsLayout()
    }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Sets the frames for an arrangement.
  ///
  /// - Parameter withPrimary: A Boolean value that indicates whether a hidden primary column waits beyond the edge, as one that is about
  ///   to move does, rather than being left out.
  func placeColumns(_ mode: DisplayMode, withPrimary: Bool = true) {
    let bounds = view.bounds
    let primary = columnController(.primary)
    let secondary = columnController(.secondary)
    if isCollapsed {
      for part in [dimmingView, separator] { part.removeFromSuperview() }
      guard let only = shownControllers.first else { return }
      install(only, frame: bounds)
      return
    }
    let width = columnWidth(in: bounds.width)
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let start = mode == .oneBesideSecondary && primary != nil ? width + hairline : 0
    if let secondary { install(secondary, frame: CGRect(x: start, y: 0, width: bounds.width - start, height: bounds.height)) }
    if separator.superview !== view { view.addSubview(separator) }
    separator.frame = mirrored(CGRect(x: start > 0 ? width : -hairline, y: 0, width: hairline, height: bounds.height))
    if dimmingView.superview !== view { view.addSubview(dimmingView) }
    dimmingView.frame = bounds
    dimmingView.alpha = mode == .oneOverSecondary ? 1 : 0
    guard let primary else { return }
    if !primary.traitOverrides.contains(UITraitHorizontalSizeClass.self) { primary.traitOverrides.horizontalSizeClass = .compact }
    guard withPrimary else { return }
    install(primary, frame: CGRect(x: mode == .secondaryOnly ? -width : 0, y: 0, width: width, height: bounds.height))
    // Views that are moved are laid out again, so those in order stay.
    let front: [UIView] = [separator, dimmingView, primary.view]
    if Array(view.subviews.suffix(front.count)) != front { for part in front { view.bringSubviewToFront(part) } }
  }

  private func install(_ controller: UIViewController, frame: CGRect) {
    let view: UIView = controller.view
    if view.superview !== self.view { self.view.addSubview(view) }
    view.frame = mirrored(frame)
  }

  /// Returns a frame in the view, or that at the other side if text is read from right to left.
  func mirrored(_ frame: CGRect) -> CGRect {
    view.isRightToLeft ? frame.offsetBy(dx: view.bounds.width - frame.maxX - frame.minX, dy: 0) : frame
  }

  // MARK: Changing the arrangement

  /// Changes the arrangement, along with the animation block in which it is called, if there is one.
  func setMode(_ mode: DisplayMode) {
    guard !isCollapsed, mode != displayMode, isViewLoaded, hasArranged else {
      if !isCollapsed { displayMode = mode }
      return
    }
    let duration = UIView.inheritedAnimationDuration
    begin(mode)
    UIView.animate(withDuration: duration, animations: { self.move(to: mode) }) { _ in self.view.setNeedsLayout() }
  }

  /// Changes the arrangement with the system's animation.
  func change(to mode: DisplayMode) {
    guard !isCollapsed, mode != displayMode, isViewLoaded else { return }
    begin(mode)
    UIView.animate(
      springDuration: 0.4, bounce: 0, options: .allowUserInteraction, animations: { self.move(to: mode) },
      completion: { _ in self.view.setNeedsLayout() })
  }

  private func begin(_ mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    separator.isHidden = false
    // A hidden column comes from the edge.
    if columnController(.primary)?.viewIfLoaded?.superview !== view { UIView.performWithoutAnimation { placeColumns(.secondaryOnly) } }
    columnController(.primary)?.view.layoutIfNeeded()
    displayMode = mode
  }

  private func move(to mode: DisplayMode) {
    placeColumns(mode)
    for child in children { child.viewIfLoaded?.layoutIfNeeded() }
  }
}
