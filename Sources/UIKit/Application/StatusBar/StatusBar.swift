import Foundation

/// A scene's status bar, and who decides what it looks like.
@MainActor
final class StatusBar {
  /// What controllers decide about.
  struct Look: Equatable {
    var isHidden = false
    var style = UIStatusBarStyle.default
    /// Whether it is drawn light: decided by the style, and where that leaves it open by light and dark.
    var isLight = false
  }

  /// Seconds in which it comes and goes, and changes from dark to light.
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

  /// Fills the part of the screen above the safe area.
  func place() {
    // Not by its frame, which says nothing of its place while it is out of sight by a transform.
    let frame = CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: scene.safeAreaInsets.top)
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    if !view.transform.isIdentity { view.leave(slides: true) }
    view.setNeedsLayout()
  }

  // MARK: Updates

  /// Asks the controllers anew when this turn's code has run, and changes by an animation of the bar's own.
  func setNeedsUpdate() {
    guard !updateIsDue else { return }
    updateIsDue = true
    scene.performAfterLayout { [weak self] in
      guard let self else { return }
      updateIsDue = false
      update(animation: controller?.hiding.preferredStatusBarUpdateAnimation ?? UIStatusBarAnimation.none)
    }
  }

  /// Asks the controllers anew. Without an `animation` the change takes part in the animation block around it, if there is one.
  func update(animation: UIStatusBarAnimation?) {
    let wanted = wantedLook
    guard wanted != look else { return }
    let old = look
    look = wanted
    let slides = (animation ?? controller?.hiding.preferredStatusBarUpdateAnimation) == .slide
    if old.isHidden, !wanted.isHidden {
      // It comes the way it is to go, wherever it went.
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

  /// Who is asked whether the bar is hidden, and who about its style.
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
  /// Whether the presented controller decides about the status bar.
  fileprivate var capturesStatusBar: Bool {
    presentedViewController.modalPresentationCapturesStatusBarAppearance || controller?.shouldRemovePresentersView == true
  }
}

extension UIWindowScene {
  /// Tells what the scene's status bar looks like; nil for a scene without one.
  public var statusBarManager: UIStatusBarManager? { statusBar.map { UIStatusBarManager($0) } }

  /// Gives the scene a status bar above its windows, in the part of the screen that lies above the safe area: a quarter to ten, with
  /// full reception and battery, whatever the time.
  public func addStatusBar() {
    guard statusBar == nil, safeAreaInsets.top > 0 else { return }
    perform {
      statusBar = StatusBar(in: self)
      sortWindows()
    }
  }
}
