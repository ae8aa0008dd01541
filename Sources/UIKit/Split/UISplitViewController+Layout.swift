import Foundation

// The frames of the columns, and changes of the display mode.
extension UISplitViewController {
  /// The minimum width of the secondary column with two tiled columns in automatic mode, in points.
  private static let leastSecondaryWidth: CGFloat = 440

  /// Returns the mode to use for a preferred one, limited to the existing columns.
  func resolved(_ mode: DisplayMode) -> DisplayMode {
    guard mode == .automatic else { return .showing(min(mode.numberOfSides, sideColumns.count), mode.behavior) }
    guard style == .tripleColumn else { return .oneBesideSecondary }
    return .showing(fitsAll ? 2 : 1, preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior)
  }

  /// A Boolean value that indicates whether all columns fit side by side.
  private var fitsAll: Bool {
    let width = viewIfLoaded?.bounds.width ?? 0
    return width - self.width(of: .primary, in: width) - self.width(of: .supplementary, in: width) >= Self.leastSecondaryWidth
  }

  var resolvedBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    if preferredDisplayMode.behavior != .tile { return preferredDisplayMode.behavior }
    return style == .tripleColumn && !fitsAll ? .overlay : .tile
  }

  /// The leading columns that have controllers, from the edge inward.
  var sideColumns: [Column] {
    let columns: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    return columns.filter { columnController($0) != nil }
  }

  func visibleSides(in mode: DisplayMode) -> [Column] { Array(sideColumns.suffix(mode.numberOfSides)) }

  /// Updates the children and their frames to the current state.
  func arrange() {
    guard isViewLoaded else { return }
    updateCollapse()
    let shown = shownControllers
    for child in children where !shown.contains(child) { child.removeWithView() }
    for controller in shown where controller.parent !== self { add(controller) }
    // Adding or removing a view requests layout, so hidden columns are not added first and then removed.
    if !isCollapsed, !gestures.isDragging {
      for column in sideColumns where !visibleSides(in: displayMode).contains(column) {
        columnController(column)?.viewIfLoaded?.removeFromSuperview()
      }
    }
    UIView.performWithoutAnimation { placeColumns(displayMode, withHidden: gestures.isDragging) }
    placeDisplayModeButton()
  }

  private func add(_ controller: UIViewController) {
    if let former = controller.parent {
      controller.removeWithView()
      former.viewIfLoaded?.setNeedsLayout()
    }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Sets the frames for a mode. `withHidden` places hidden columns beyond the edge, where animations begin, instead of leaving them out.
  func placeColumns(_ mode: DisplayMode, withHidden: Bool = true) {
    let bounds = view.bounds
    if isCollapsed {
      dividers.removeFromSuperview()
      guard let only = shownControllers.first else { return }
      install(only, frame: bounds)
      return
    }
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let arrangement = SplitArrangement(
      mode, columns: sideColumns.map { ($0, width(of: $0, in: bounds.width)) }, size: bounds.size, hairline: hairline)
    if let secondary = columnController(.secondary) { install(secondary, frame: arrangement.secondary) }
    let lines = arrangement.separators.map { mirrored(CGRect(x: $0, y: 0, width: hairline, height: bounds.height)) }
    dividers.place(in: view, lines: lines, isDimmed: mode.behavior != .tile)
    let visible = visibleSides(in: mode)
    var columns: [UIView] = []
    for column in sideColumns.reversed() {
      guard let controller = columnController(column) else { continue }
      if !controller.traitOverrides.contains(UITraitHorizontalSizeClass.self) { controller.traitOverrides.horizontalSizeClass = .compact }
      guard withHidden || visible.contains(column) else { continue }
      install(controller, frame: arrangement.sides[column] ?? .zero)
      columns.append(controller.view)
    }
    dividers.bringToFront(with: columns, in: view)
  }

  private func install(_ controller: UIViewController, frame: CGRect) {
    let view: UIView = controller.view
    if view.superview !== self.view { self.view.addSubview(view) }
    view.frame = mirrored(frame)
  }

  /// Returns the frame, mirrored if text is read from right to left.
  func mirrored(_ frame: CGRect) -> CGRect {
    view.isRightToLeft ? frame.mirrored(in: view.bounds.width) : frame
  }

  // MARK: Changing the mode

  /// Changes the mode within the animation block that the call is in, if there is one.
  func setMode(_ mode: DisplayMode) {
    guard !isCollapsed, mode != displayMode, isViewLoaded, hasArranged else {
      if !isCollapsed { displayMode = mode }
      return
    }
    let duration = UIView.inheritedAnimationDuration
    begin(mode)
    UIView.animate(withDuration: duration, animations: { self.move(to: mode) }) { _ in self.view.setNeedsLayout() }
  }

  /// Changes the mode with the system's animation.
  func change(to mode: DisplayMode) {
    guard !isCollapsed, mode != displayMode, isViewLoaded else { return }
    begin(mode)
    UIView.animate(
      springDuration: 0.4, bounce: 0, options: .allowUserInteraction, animations: { self.move(to: mode) },
      completion: { _ in self.view.setNeedsLayout() })
  }

  private func begin(_ mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    let (old, new) = (visibleSides(in: displayMode), visibleSides(in: mode))
    for column in new where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
    for column in old where !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
    // A hidden column comes in from the edge.
    let isHidden = sideColumns.contains { columnController($0)?.viewIfLoaded?.superview !== view }
    if isHidden { UIView.performWithoutAnimation { placeColumns(displayMode) } }
    for column in sideColumns { columnController(column)?.view.layoutIfNeeded() }
    displayMode = mode
    placeDisplayModeButton()
  }

  private func move(to mode: DisplayMode) {
    placeColumns(mode)
    for child in children { child.viewIfLoaded?.layoutIfNeeded() }
  }
}
