import Foundation

// The controllers of the columns, which are joined into one stack in a compact environment.
extension UISplitViewController {
  /// Returns nil if the column has no navigation controller.
  func navigation(_ column: Column) -> UINavigationController? {
    guard let content = contents[column] else { return nil }
    if let own = content as? UINavigationController { return own }
    guard style != .unspecified else { return nil }
    if let wrapper = wrappers[column] { return wrapper }
    let wrapper = UINavigationController(rootViewController: content)
    wrappers[column] = wrapper
    return wrapper
  }

  func columnController(_ column: Column) -> UIViewController? {
    column == .compact ? contents[.compact] : navigation(column) ?? contents[column]
  }

  /// The children in the current state, from back to front.
  var shownControllers: [UIViewController] {
    guard isCollapsed else {
      return ([.secondary] + sideColumns.reversed()).compactMap { columnController($0) }
    }
    return [contents[.compact] ?? columnController(.primary) ?? columnController(.secondary)].compactMap { $0 }
  }

  func assign(_ controller: UIViewController?, to column: Column) {
    guard contents[column] !== controller else { return }
    if isCollapsed, column == .secondary, let controller, firstDetail != nil { return showDetail(controller) }
    contents[column] = controller
    if let wrapper = wrappers[column] {
      if let controller, !(controller is UINavigationController) {
        wrapper.setViewControllers([controller], animated: false)
      } else {
        wrappers[column] = nil
      }
    }
    viewIfLoaded?.setNeedsLayout()
  }

  func showDetail(_ controller: UIViewController) {
    guard isCollapsed else { return assign(controller, to: .secondary) }
    let stack = (controller as? UINavigationController).map { Self.emptied($0) } ?? [controller]
    guard let navigation = contents[.compact] as? UINavigationController ?? navigation(.primary), let first = stack.first else {
      return present(controller, animated: true)
    }
    let isShown = firstDetail.map { navigation.viewControllers.contains($0) } ?? false
    if !isShown { firstDetail = first }
    contents[.secondary] = controller
    wrappers[.secondary] = nil
    navigation.setViewControllers(navigation.viewControllers + stack, animated: true)
  }

  // MARK: Joining and separating

  /// Joins or separates the columns according to the traits.
  func updateCollapse() {
    let traits = traitCollection
    let collapses = traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
    guard collapses != isCollapsed || !hasArranged else { return }
    let isFirst = !hasArranged
    hasArranged = true
    if !isFirst { endTransitions() }
    isCollapsed = collapses
    if collapses {
      collapse()
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      if !isFirst { separate() }
      let proposed = resolved(preferredDisplayMode)
      displayMode =
        isFirst ? proposed : delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
      if !isFirst { delegate?.splitViewControllerDidExpand(self) }
    }
  }

  /// Ends pushes and pops in progress, because their pages may move to another column.
  private func endTransitions() {
    let moving = children.compactMap { $0 as? UINavigationController }.filter { $0.transition != nil }
    guard !moving.isEmpty else { return }
    for navigation in moving {
      // A column that hasn't been laid out again may have no width left.
      UIView.performWithoutAnimation { navigation.view.frame = view.bounds }
      navigation.endTransitionAtOnce()
    }
  }

  private func collapse() {
    for column in sideColumns { columnController(column)?.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
    guard contents[.compact] == nil, let navigation = navigation(.primary), let secondary = columnController(.secondary) else { return }
    if style == .unspecified {
      if delegate?.splitViewController(self, collapseSecondary: secondary, onto: navigation) == true { return }
    } else {
      let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
      guard top != .primary else { return }
      pushSupplement(onto: navigation, animated: false)
      guard top == .secondary else { return }
    }
    push(secondary, onto: navigation, animated: false)
  }

  /// Pushes the controllers of the supplementary column onto the primary column's stack unless they are there already.
  private func pushSupplement(onto navigation: UINavigationController, animated: Bool) {
    guard style == .tripleColumn, !isOnStack(firstSupplement), let supplement = columnController(.supplementary) else { return }
    let stack = (supplement as? UINavigationController).map { Self.emptied($0) } ?? [supplement]
    if !stack.isEmpty { movedSupplements = stack }
    firstSupplement = movedSupplements.first
    navigation.setViewControllers(navigation.viewControllers + movedSupplements, animated: animated)
  }

  private func isOnStack(_ controller: UIViewController?) -> Bool {
    controller.map { navigation(.primary)?.viewControllers.contains($0) ?? false } ?? false
  }

  /// Pushes the controllers of the secondary column onto the primary column's stack.
  private func push(_ secondary: UIViewController, onto navigation: UINavigationController, animated: Bool) {
    let stack = (secondary as? UINavigationController).map { Self.emptied($0) } ?? [secondary]
    if !stack.isEmpty { movedDetails = stack }
    firstDetail = movedDetails.first
    navigation.setViewControllers(navigation.viewControllers + movedDetails, animated: animated)
  }

  private func separate() {
    guard contents[.compact] == nil, let primary = navigation(.primary) else { return }
    var tail: [UIViewController] = []
    if let firstDetail, let index = primary.viewControllers.firstIndex(of: firstDetail), index > 0 {
      tail = Array(primary.viewControllers[index...])
      primary.setViewControllers(Array(primary.viewControllers[..<index]), animated: false)
    }
    firstDetail = nil
    if let index = firstSupplement.flatMap({ primary.viewControllers.firstIndex(of: $0) }), index > 0 {
      movedSupplements = Array(primary.viewControllers[index...])
      primary.setViewControllers(Array(primary.viewControllers[..<index]), animated: false)
    }
    if let supplement = navigation(.supplementary), supplement.viewControllers.isEmpty {
      supplement.setViewControllers(movedSupplements, animated: false)
    }
    firstSupplement = nil
    if style == .unspecified, let other = delegate?.splitViewController(self, separateSecondaryFrom: primary) {
      contents[.secondary] = other
      return
    }
    if tail.isEmpty, let content = contents[.secondary], !(content is UINavigationController) { tail = [content] }
    if tail.isEmpty, navigation(.secondary)?.viewControllers.isEmpty == true { tail = movedDetails }
    if let secondary = navigation(.secondary), !tail.isEmpty, secondary.viewControllers != tail {
      secondary.setViewControllers(tail, animated: false)
    }
  }

  /// Removes the controllers from a navigation controller, and returns them.
  private static func emptied(_ navigation: UINavigationController) -> [UIViewController] {
    let stack = navigation.viewControllers
    navigation.setViewControllers([], animated: false)
    return stack
  }

  // MARK: Showing and hiding

  func reveal(_ column: Column) {
    guard isCollapsed else {
      if let index = sideColumns.firstIndex(of: column) {
        let number = max(sideColumns.count - index, displayMode.numberOfSides)
        change(to: .showing(number, resolvedBehavior))
      } else if column == .secondary, displayMode.behavior != .tile {
        change(to: .secondaryOnly)
      }
      return
    }
    guard contents[.compact] == nil, let navigation = navigation(.primary) else { return }
    switch column {
    case .primary: pop(to: firstSupplement.flatMap { isOnStack($0) ? $0 : nil } ?? firstDetail)
    case .supplementary:
      if isOnStack(firstDetail) { popDetail(animated: true) } else { pushSupplement(onto: navigation, animated: true) }
    case .secondary:
      guard !isOnStack(firstDetail) else { return }
      pushSupplement(onto: navigation, animated: false)
      if let secondary = columnController(.secondary) { push(secondary, onto: navigation, animated: true) }
    case .compact: break
    }
  }

  func conceal(_ column: Column) {
    if isCollapsed, column == .secondary { return popDetail(animated: true) }
    if isCollapsed, column == .supplementary { return pop(to: firstSupplement) }
    guard !isCollapsed, visibleSides(in: displayMode).contains(column), let index = sideColumns.firstIndex(of: column) else { return }
    let number = sideColumns.count - index - 1
    // The remaining columns keep the behavior of the mode.
    change(to: .showing(number, displayMode.behavior))
  }

  /// Pops a controller, and the ones on top of it, from the common stack.
  private func pop(to first: UIViewController?) {
    guard let first, isOnStack(first) else { return }
    if first === firstDetail { return popDetail(animated: true) }
    guard let navigation = navigation(.primary), let index = navigation.viewControllers.firstIndex(of: first), index > 0 else { return }
    let moved = Array(navigation.viewControllers[index...].prefix { $0 !== firstDetail })
    if isOnStack(firstDetail) { popDetail(animated: false) }
    navigation.setViewControllers(Array(navigation.viewControllers[..<index]), animated: true)
    (firstSupplement, movedSupplements) = (nil, moved)
  }

  private func popDetail(animated: Bool) {
    guard let navigation = navigation(.primary), let firstDetail, let index = navigation.viewControllers.firstIndex(of: firstDetail),
      index > 0
    else { return }
    let tail = Array(navigation.viewControllers[index...])
    navigation.setViewControllers(Array(navigation.viewControllers[..<index]), animated: animated)
    self.firstDetail = nil
    movedDetails = tail
    if !(contents[.secondary] is UINavigationController), let first = tail.first { contents[.secondary] = first }
  }
}
