import Foundation

/// The properties of a status bar that view controllers determine.
package struct StatusBarLook: Equatable, Sendable {
  package internal(set) var isHidden = false
  var style = UIStatusBarStyle.default
  /// True if the bar is drawn light: because of its style or, by default, of the interface style.
  package internal(set) var isLight = false
}

/// The status bar of a scene. The scene draws it, or an object outside the scene that is notified of its look.
@MainActor
final class StatusBar {
  /// The duration of showing, hiding and changing the bar, in seconds.
  private static let duration: TimeInterval = 0.35

  let view = StatusBarView()
  private(set) var look = StatusBarLook()
  /// A Boolean value that indicates whether the scene draws the bar.
  let isDrawn: Bool
  var onChange: (StatusBarLook) -> Void = { _ in }
  private unowned let scene: UIWindowScene
  private var updateIsDue = false

  init(in scene: UIWindowScene, isDrawn: Bool = true) {
    self.scene = scene
    self.isDrawn = isDrawn
    for window in scene.windows { window.recognizeTapsOnStatusBar() }
    place()
    update(animation: nil)
  }

  func place() {
    guard isDrawn else { return }
    // Do not set the frame, which is not the bar's place while a transform hides it.
    let frame = CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: scene.safeAreaInsets.top)
    let old = view.bounds
    let isMoved = !old.isEmpty && old.size != frame.size
    if isMoved { post(UIApplication.willChangeStatusBarFrameNotification, frame: frame) }
    view.bounds.size = frame.size
    view.center = frame.middle
    if !view.transform.isIdentity { view.leave(slides: true) }
    view.setNeedsLayout()
    if isMoved { post(UIApplication.didChangeStatusBarFrameNotification, frame: old) }
  }

  private func post(_ name: NSNotification.Name, frame: CGRect) {
    NotificationCenter.default.post(
      name: name, object: UIApplication.shared, userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
  }

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

  /// Without an `animation`, the change takes part in the surrounding animation block, if any.
  func update(animation: UIStatusBarAnimation?) {
    let wanted = wantedLook
    guard wanted != look else { return }
    let old = look
    look = wanted
    guard isDrawn else { return onChange(wanted) }
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

  private var wantedLook: StatusBarLook {
    guard let (hiding, styling) = controller else { return look }
    let style = styling.preferredStatusBarStyle
    let isLight =
      switch style {
      case _ where isOverWindow: true
      case .lightContent: true
      case .darkContent: false
      case .default: styling.traitCollection.userInterfaceStyle == .dark
      }
    return StatusBarLook(isHidden: hiding.prefersStatusBarHidden, style: style, isLight: isLight)
  }

  /// True if the content that fills the screen has receded, so that the bar is over the window's own black.
  private var isOverWindow: Bool {
    let presentations = mainWindow?.rootViewController?.presented?.presentationsFromHere ?? []
    let covering = presentations.lastIndex { $0.controller?.fillsContainer == true && !$0.isDismissing }
    return presentations[(covering ?? -1).advanced(by: 1)...].contains { $0.controller?.recession?.isBack == true }
  }

  private var mainWindow: UIWindow? {
    scene.windows.last { !$0.isHidden && $0.windowLevel < .statusBar && $0.rootViewController != nil }
  }

  /// The controllers that decide whether the bar is hidden, and which style it has.
  private var controller: (hiding: UIViewController, styling: UIViewController)? {
    guard var top = mainWindow?.rootViewController else { return nil }
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
  fileprivate var capturesStatusBar: Bool {
    presentedViewController.modalPresentationCapturesStatusBarAppearance || controller?.shouldRemovePresentersView == true
  }
}

extension UIWindowScene {
  /// Nil if the scene has no status bar or does not draw it.
  public var statusBarManager: UIStatusBarManager? { statusBar.flatMap { $0.isDrawn ? UIStatusBarManager($0) : nil } }

  /// Adds a status bar above the windows, in the part of the screen above the safe area. It always shows 9:41, full reception and a full
  /// battery.
  package func addStatusBar() {
    guard statusBar == nil, safeAreaInsets.top > 0 else { return }
    perform {
      statusBar = StatusBar(in: self)
      sortWindows()
    }
  }

  package var drawsStatusBar: Bool { statusBar?.isDrawn == true }

  /// The look of a status bar that is drawn outside the scene. It is nil if the scene draws the bar, or if the look is not followed.
  package var statusBarLook: StatusBarLook? { statusBar.flatMap { $0.isDrawn ? nil : $0.look } }

  /// Follows the look of a status bar that is drawn outside the scene, and returns the current look. A bar that the scene draws stays.
  package func followStatusBar(_ onChange: @escaping (StatusBarLook) -> Void) -> StatusBarLook {
    if statusBar == nil { perform { statusBar = StatusBar(in: self, isDrawn: false) } }
    statusBar?.onChange = onChange
    return statusBar?.look ?? StatusBarLook()
  }
}
