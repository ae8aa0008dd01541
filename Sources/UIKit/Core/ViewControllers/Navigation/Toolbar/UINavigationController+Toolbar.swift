import Foundation

struct NavigationToolbar {
  /// The bar, which is created when it is first shown.
  var bar: UIToolbar?
  var isHidden = true
  /// The change of its buttons along with a transition.
  var change: ToolbarChange?
}

// The toolbar below the pages, with the items of the top page.
extension UINavigationController {
  public var toolbar: UIToolbar! {
    if let bar = toolbarState.bar { return bar }
    let bar = UIToolbar()
    toolbarState.bar = bar
    followTranslucency()
    if isViewLoaded {
      view.insertSubview(bar, belowSubview: navigationBar)
      layOutToolbar()
    }
    return bar
  }

  /// Adapts the content to the toolbar, if there is one.
  func followTranslucency() { toolbarState.bar?.translucencyDidChange = { [weak self] in self?.barItemsDidChange() } }

  public var isToolbarHidden: Bool {
    get { toolbarState.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// If `animated`, the toolbar moves along with the push or pop in progress, if there is one.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    toolbarState.isHidden = hidden
    guard isViewLoaded else { return }
    let page = transition?.to ?? shown
    if !hidden, transition == nil { toolbar.setItems(page.flatMap(shownToolbarItems), animated: false) }
    if animated, let transition, transition.context.phase == .prepared {
      updateInsets(of: transition.to)
      if !hidden { UIView.performWithoutAnimation { place(toolbar, for: nil) } }
      return
    }
    let move = { [self] in
      if let page { updateInsets(of: page) }
      layOutToolbar()
    }
    guard animated, view.window != nil else { return move() }
    UIView.performWithoutAnimation { if !hidden { place(toolbar, for: nil) } }
    UIView.animate(
      withDuration: Self.hideShowBarDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        move()
        page?.view.layoutIfNeeded()
      })
  }

  /// Returns whether the toolbar is visible while `page` is on top.
  func showsToolbar(under page: UIViewController) -> Bool {
    (!isToolbarHidden || searchHome(of: page) == .toolbar) && !hidesBottomBar(under: page)
  }

  /// Positions the toolbar below the pages, or out of sight.
  func layOutToolbar() {
    guard let bar = toolbarState.bar else { return }
    if bar.superview == nil { view.insertSubview(bar, belowSubview: navigationBar) }
    place(bar, for: transition?.to ?? shown)
  }

  private func place(_ bar: UIToolbar, for page: UIViewController?) {
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    let isInSight = page.map(showsToolbar) ?? false
    let frame = CGRect(x: 0, y: view.bounds.height - (isInSight ? height : 0), width: view.bounds.width, height: height)
    if bar.frame != frame { bar.frame = frame }
  }

  /// Changes the buttons and the position of the toolbar along with a push or a pop.
  func changeToolbar(along coordinator: TransitionCoordinator, to page: UIViewController) {
    guard !isToolbarHidden || toolbarState.bar != nil || searchHome(of: page) == .toolbar else { return }
    toolbarState.change?.finish(true)
    toolbarState.change = toolbar.prepareChange(to: shownToolbarItems(of: page))
    coordinator.add { [weak self] _ in
      // The buttons take touches while they fade.
      UIView.animate(
        withDuration: 0, delay: 0, options: [.allowUserInteraction, .overrideInheritedOptions],
        animations: {
          self?.toolbarState.change?.animate()
          self?.layOutToolbar()
        })
    }
  }

  func finishToolbarChange(_ completed: Bool) {
    toolbarState.change?.finish(completed)
    toolbarState.change = nil
  }

  /// Shows the items of the visible page, after a change of its items or of the page.
  func updateToolbarItems(animated: Bool) {
    if let transition, transition.context.phase == .prepared, let change = toolbarState.change {
      // Nothing has moved yet, so the change can begin again with the latest items.
      change.finish(false)
      toolbarState.change = toolbar.prepareChange(to: shownToolbarItems(of: transition.to))
    }
    guard transition == nil, let shown, let bar = toolbarState.bar ?? (showsToolbar(under: shown) ? toolbar : nil) else { return }
    bar.setItems(shownToolbarItems(of: shown), animated: animated)
    layOutToolbar()
  }
}

extension UIViewController {
  public var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbar }
    set { setToolbarItems(newValue, animated: false) }
  }

  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbar = toolbarItems
    guard let navigationController, (navigationController.transition?.to ?? navigationController.shown) === self else { return }
    navigationController.updateToolbarItems(animated: animated)
  }
}
