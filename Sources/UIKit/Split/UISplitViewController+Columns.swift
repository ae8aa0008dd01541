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
    guard isCollapsed else { return ([.secondary] + sideColumns.reversed()).compactMap { columnController($0) } }
    return [contents[.compact] ?? columnController(.primary) ?? columnController(.secondary)].compactMap { $0 }
  }

  func assign(_ controller: UIViewController?, to column: Column) {
    guard contents[column] !== controller else { return }
    if isCollapsed, column == .secondary, let controller, details.first != nil { return showDetail(controller) }
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
    let stack = JoinedColumn.taken(from: controller)
    guard let navigation = contents[.compact] as? UINavigationController ?? navigation(.primary), let first = stack.first else {
      return present(controller, animated: true)
    }
    if !details.isOn(navigation) { details.first = first }
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
    for navigation in children.compactMap({ $0 as? UINavigationController }) where navigation.transition != nil {
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
    details.push(secondary, onto: navigation, animated: false)
  }

  /// Pushes the controllers of the supplementary column onto the primary column's stack unless they are there already.
  private func pushSupplement(onto navigation: UINavigationController, animated: Bool) {
    guard style == .tripleColumn, !supplements.isOn(navigation), let column = columnController(.supplementary) else { return }
    supplements.push(column, onto: navigation, animated: animated)
  }

  private func separate() {
    guard contents[.compact] == nil, let primary = navigation(.primary) else { return }
    var tail = details.removeAll(from: primary, animated: false) ?? []
    details.first = nil
    if let removed = supplements.removeAll(from: primary, animated: false) { supplements.moved = removed }
    if let supplement = navigation(.supplementary), supplement.viewControllers.isEmpty {
      supplement.setViewControllers(supplements.moved, animated: false)
    }
    supplements.first = nil
    if style == .unspecified, let other = delegate?.splitViewController(self, separateSecondaryFrom: primary) {
      contents[.secondary] = other
      return
    }
    if tail.isEmpty, let content = contents[.secondary], !(content is UINavigationController) { tail = [content] }
    if tail.isEmpty, navigation(.secondary)?.viewControllers.isEmpty == true { tail = details.moved }
    if let secondary = navigation(.secondary), !tail.isEmpty, secondary.viewControllers != tail {
      secondary.setViewControllers(tail, animated: false)
    }
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
    case .primary: if supplements.isOn(navigation) { popSupplement() } else { popDetail(animated: true) }
    case .supplementary:
      if details.isOn(navigation) { popDetail(animated: true) } else { pushSupplement(onto: navigation, animated: true) }
    case .secondary:
      guard !details.isOn(navigation) else { return }
      pushSupplement(onto: navigation, animated: false)
      if let secondary = columnController(.secondary) { details.push(secondary, onto: navigation, animated: true) }
    case .compact: break
    }
  }

  func conceal(_ column: Column) {
    if isCollapsed, column == .secondary { return popDetail(animated: true) }
    if isCollapsed, column == .supplementary { return popSupplement() }
    guard !isCollapsed, visibleSides(in: displayMode).contains(column), let index = sideColumns.firstIndex(of: column) else { return }
    let number = sideColumns.count - index - 1
    // The remaining columns keep the behavior of the mode.
    change(to: .showing(number, displayMode.behavior))
  }

  /// Pops the controllers of the supplementary column, and the ones on top of them, from the common stack.
  private func popSupplement() {
    guard let navigation = navigation(.primary), supplements.isOn(navigation), navigation.viewControllers.first !== supplements.first
    else { return }
    popDetail(animated: false)
    supplements.pop(from: navigation, animated: true)
  }

  private func popDetail(animated: Bool) {
    guard let navigation = navigation(.primary), let popped = details.pop(from: navigation, animated: animated) else { return }
    if !(contents[.secondary] is UINavigationController), let first = popped.first { contents[.secondary] = first }
  }
}
