import Foundation

/// Where a controller is between hidden and shown.
enum AppearanceState: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)
}

// The order of the appearance callbacks, for containers, presentations and plain view moves alike.
extension UIViewController {
  /// Goes toward shown or hidden, and takes the children along. Does nothing when already on the way or there.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      appearance = .appearing(animated: animated)
      owesIsAppearing = true
      loadViewIfNeeded()
      prepareToAppear()
      viewIfLoaded?.setNeedsLayout()
      tellWillAppear(animated)
    case (.appeared, false), (.appearing, false):
      appearance = .disappearing(animated: animated)
      owesIsAppearing = false
      tellWillDisappear(animated)
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
      return
    }
    UIWindowScene.running?.statusBar?.setNeedsUpdate()
    for child in followingChildren { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Arrives where `beginAppearance` was going.
  func endAppearance() {
    switch appearance {
    case .appearing(let animated):
      if owesIsAppearing { announceIsAppearing(animated) }
      appearance = .appeared
      tellDidAppear(animated)
      isMovingToParent = false
    case .disappearing(let animated):
      appearance = .disappeared
      tellDidDisappear(animated)
      isMovingFromParent = false
    case .appeared, .disappeared:
      return
    }
    for child in followingChildren { child.endAppearance() }
  }

  /// The children that appear and disappear with this controller: those whose view stands in its view.
  private var followingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Layout

  func viewIsAboutToLayOut() {
    if owesIsAppearing, case .appearing(let animated) = appearance, viewIfLoaded?.window != nil { announceIsAppearing(animated) }
    viewWillLayoutSubviews()
  }

  private func announceIsAppearing(_ animated: Bool) {
    owesIsAppearing = false
    tellIsAppearing(animated)
  }

  // MARK: Moves of the view

  /// A view that enters or leaves a window outside any transition makes its controller appear or disappear on its own.
  func viewWillMove(to window: UIWindow?) {
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    switch (appearance, window) {
    case (.disappeared, .some):
      if case .appearing(let animated) = parent?.appearance {
        beginAppearance(true, animated: animated)
      } else {
        beginAppearance(true, animated: false)
      }
    case (.appeared, .none): beginAppearance(false, animated: false)
    default: break
    }
  }

  /// What appeared on its own has appeared once it is laid out; what disappeared has done so at once.
  func viewDidMove(to window: UIWindow?) {
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    switch (appearance, window) {
    case (.appearing(animated: false), .some(let window)) where !isLedByTransition:
      guard let scene = window.windowScene else { return endAppearance() }
      scene.performAfterLayout { [weak self] in
        guard let self, appearance == .appearing(animated: false), viewIfLoaded?.window != nil, !isLedByTransition else { return }
        endAppearance()
      }
    case (.disappearing(animated: false), .none) where !isLedByTransition: endAppearance()
    default: break
    }
  }

  /// Whether a transition of this controller, or of one around it, tells it when it has appeared or disappeared.
  private var isLedByTransition: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentation?.leadsAppearance == true || current.presented?.leadsAppearance == true { return true }
      if current.leadsAppearanceOfChildren { return true }
      controller = current.parent
    }
    return false
  }
}
