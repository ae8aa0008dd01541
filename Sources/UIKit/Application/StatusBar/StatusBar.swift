import Foundation

/// The status bar of a scene, whose appearance controllers determine.
@MainActor
final class StatusBar {
  /// The properties that controllers determine.
  struct Look: Equatable {
    var isHidden = false
    var style = UIStatusBarStyle.default
    /// A Boolean value that indicates whether the bar is drawn light, according to the style or, by default, the interface
    /// style.
    var isLight = false
  }

  /// The duration of showing, hiding and changing the bar, in seconds.
  private static let duration: TimeInterval = 0.35

  let view = StatusBarView()
  private(set) var look = Look()
  private unowned let scene: UIWindowScene
  private var updateIsDue = false

  init(in scene: UIWindowScene) {
    self.scene = scene
    place()
    update(animation: nil)
  }

  /// Places the bar in the part of the screen above the safe area.
  func place() {
    // Do not set the frame, which is not the bar's place while a transform hides it.
    let frame = CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: scene.safeAreaInsets.top)
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    if !view.transform.isIdentity { view.leave(slides: true) }
    view.setNeedsLayout()
  }

  // MARK: Updates

  /// Updates the bar after this turn's layout, with an animation of its own.
  func setNeedsUpdate() {
    guard !updateIsDue else { return }
    updateIsDue = true
    scene.performAfterLayout { [weak self] in
      guard let self else { return }
      updateIsDue = false
      update(animation: controller?.hiding.preferredStatusBarUpdateAnimation ?? UIStatusBarAnimation.none)
    }
  }

  /// Updates the bar from the controllers. Without an `animation`, the change takes part in the surrounding animation block, if
  /// any.
  func update(animation: UIStatusBarAnimation?) {
    let wanted = wantedLook
    guard wanted != look else { return }
    let old = look
    look = wanted
    let slides = (animation ?? controller?.hiding.preferredStatusBarUpdateAnimation) == .slide
    if old.isHidden, !wanted.isHidden {
      // The bar appears with the animation that is now preferred, no matter how it disappeared.
      UIView.performWithoutAnimation { view.leave(slides: slides) }
    }
    let change = { [view] in
      view.setLight(wanted.isLight)
      if wanted.isHidden { view.leave(slides: slides) } else { view.stay() }
    }
    switch animation {
    case nil: change()
    case UIStatusBarAnimation.none?: UIView.performWithoutAnimation(change)
    case .fade?, .slide?: UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState, animations: change)
    }
  }

  private var wantedLook: Look {
    guard let (hiding, styling) = controller else { return look }
    let style = styling.preferredStatusBarStyle
    let isLight =
      switch style {
      case .lightContent: true
      case .darkContent: false
      case .default: styling.traitCollection.userInterfaceStyle == .dark
      }
    return Look(isHidden: hiding.prefersStatusBarHidden, style: style, isLight: isLight)
  }

  /// The controllers that decide whether the bar is hidden, and which style it has.
  private var controller: (hiding: UIViewController, styling: UIViewController)? {
    let window = scene.windows.last { !$0.isHidden && $0.windowLevel < .statusBar && $0.rootViewController != nil }
    guard var top = window?.rootViewController else { return nil }
    while let presentation = top.presented, !presentation.isDismissing,
      presentation.capturesStatusBar
    {
      top = presentation.presentedViewController
    }
    var (hiding, styling) = (top, top)
    while let child = hiding.childForStatusBarHidden { hiding = child }
    while let child = styling.childForStatusBarStyle { styling = child }
    return (hiding, styling)
  }
}

extension ModalPresentation {
  /// A Boolean value that indicates whether the presented controller controls the status bar.
  fileprivate var capturesStatusBar: Bool {
    presentedViewController.modalPresentationCapturesStatusBarAppearance || controller?.shouldRemovePresentersView == true
  }
}

extension UIWindowScene {
  /// The object that describes the scene's status bar, or nil for a scene without one.
  public var statusBarManager: UIStatusBarManager? { statusBar.map { UIStatusBarManager($0) } }

  /// Adds a status bar above the windows, in the part of the screen above the safe area.
  ///
  /// It always shows 9:41, full reception and a full battery.
  package func addStatusBar() {
    guard statusBar == nil, safeAreaInsets.top > 0 else { return }
    perform {
      statusBar = StatusBar(in: self)
      sortWindows()
    }
  }
}
