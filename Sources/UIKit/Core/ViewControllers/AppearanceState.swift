import Foundation

enum AppearanceState: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)
}

/// Details of a controller's latest change between hidden and visible.
struct AppearanceChange {
  /// A Boolean value that indicates whether the appearance still requires a call of `viewIsAppearing(_:)`.
  var needsIsAppearing = false
  /// A Boolean value that indicates whether the controller disappears because code requested it.
  var hidesByRequest = false
}

// The order of the appearance callbacks, for containers, presentations and views that are moved directly.
extension UIViewController {
  /// Begins to appear or disappear, together with the children. Does nothing if the controller is already in or approaching that state.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      appearance = .appearing(animated: animated)
      appearanceChange = AppearanceChange(needsIsAppearing: true)
      loadViewIfNeeded()
      prepareToAppear()
      updateZoomGestures()
      viewIfLoaded?.setNeedsLayout()
      notifyWillAppear(animated)
    case (.appeared, false), (.appearing, false):
      appearance = .disappearing(animated: animated)
      appearanceChange.needsIsAppearing = false
      notifyWillDisappear(animated)
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
      return
    }
    UIWindowScene.running?.statusBar?.setNeedsUpdate()
    for child in followingChildren { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Begins to appear or disappear because code requested it.
  func beginRequestedAppearance(_ isAppearing: Bool, animated: Bool) {
    let known = appearance
    beginAppearance(isAppearing, animated: animated)
    if !isAppearing, appearance != known { appearanceChange.hidesByRequest = true }
  }

  func endAppearance() {
    switch appearance {
    case .appearing(let animated):
      if appearanceChange.needsIsAppearing { announceIsAppearing(animated) }
      appearance = .appeared
      notifyDidAppear(animated)
      parentChange.isMovingToParent = false
    case .disappearing(let animated):
      appearance = .disappeared
      notifyDidDisappear(animated)
      parentChange.isMovingFromParent = false
    case .appeared, .disappeared:
      return
    }
    for child in followingChildren { child.endAppearance() }
  }

  /// The children that appear and disappear with this controller: those whose view is inside its view.
  private var followingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Layout

  /// Notifies an appearing controller that its view is about to be laid out.
  func viewMayBeAppearing() {
    if appearanceChange.needsIsAppearing, case .appearing(let animated) = appearance, viewIfLoaded?.window != nil {
      announceIsAppearing(animated)
    }
  }

  private func announceIsAppearing(_ animated: Bool) {
    appearanceChange.needsIsAppearing = false
    notifyIsAppearing(animated)
  }

  // MARK: Moves of the view

  /// Begins the appearance callbacks of a view that enters or leaves a window outside any transition.
  func viewWillMove(to window: UIWindow?) {
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    switch (appearance, window) {
    case (.disappeared, .some):
      switch parent?.appearance {
      case .appearing(let animated): beginAppearance(true, animated: animated)
      // The child disappears with its parent, and appears if the parent does again.
      case .disappearing: break
      case .appeared, .disappeared, nil: beginAppearance(true, animated: false)
      }
    case (.appeared, .none): beginAppearance(false, animated: false)
    default: break
    }
  }

  /// Completes the appearance callbacks outside any transition: after the next layout for a view that appeared, at once for one that
  /// disappeared.
  func viewDidMove(to window: UIWindow?) {
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    switch (appearance, window) {
    case (.appearing(animated: false), .some(let window)) where !isInTransition:
      guard let scene = window.windowScene else { return endAppearance() }
      scene.performAfterLayout { [weak self] in
        guard let self, appearance == .appearing(animated: false), viewIfLoaded?.window != nil, !isInTransition else { return }
        endAppearance()
      }
    case (.disappearing(animated: false), .none) where !isInTransition: endAppearance()
    default: break
    }
  }

  /// A Boolean value that indicates whether a presentation of this controller, or a transition of one that contains it, sends the
  /// completing appearance callbacks.
  private var isInTransition: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentation?.leadsAppearance == true || current.presented?.leadsPresentersAppearance == true { return true }
      if current !== self, current.leadsAppearanceOfChildren { return true }
      controller = current.parent
    }
    return false
  }
}
