import Foundation

@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Windows of the same level are stacked in the order in which they were shown.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// Creates a hidden window that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    attach(to: windowScene)
  }

  /// Creates a hidden window in the running scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    if let scene = UIWindowScene.runningOrFirst { attach(to: scene) }
  }

  /// Creates a hidden window that fills the screen of the running scene.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    if let scene = UIWindowScene.runningOrFirst {
      frame = scene.screen.bounds
      attach(to: scene)
    }
  }

  /// Setting this property moves the window to another scene.
  open var windowScene: UIWindowScene? {
    get { scene }
    set {
      guard newValue !== scene else { return }
      scene?.remove(self)
      scene = nil
      if let newValue { attach(to: newValue) }
    }
  }
  private weak var scene: UIWindowScene?

  open var screen: UIScreen { windowScene?.screen ?? .main }

  @Observed open var windowLevel = Level.normal { didSet { windowScene?.sortWindows() } }

  /// Replacing the controller removes the old controller's view and all its presentations.
  @Observed open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      installRootView()
    }
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  var firstResponder: UIResponder?
  /// True if a text input has the keyboard, so that letters are typed.
  package var isEditingText: Bool { firstResponder is any UIKeyInput }

  /// The view that receives keys if there is no first responder. Tab or a click moves the focus.
  package internal(set) weak var focusedView: UIView?
  /// True if the keyboard moved the focus.
  package internal(set) var showsFocusRing = false
  let focusRing = FocusRing()

  /// The press of each key that is down. Its responder also receives the end of the press.
  var heldPresses: [UIKeyboardHIDUsage: UIPress] = [:]

  let gestureArbiter = GestureArbiter()

  open func makeKey() {
    guard let windowScene, !isKeyWindow else { return }
    let previous = windowScene.keyWindow
    windowScene.keyWindow = self
    previous?.resignKey()
    becomeKey()
    windowScene.app.take(self, of: windowScene)
  }

  open func becomeKey() {}

  open func resignKey() {}

  /// Shows the window in front of others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    windowScene?.bringToFront(self)
  }

  open func sendEvent(_ event: UIEvent) {
    switch event {
    case let presses as UIPressesEvent: send(presses)
    default: gestureArbiter.handle(event)
    }
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene }

  private func attach(to scene: UIWindowScene) {
    self.scene = scene
    scene.add(self)
    if scene.statusBar != nil { recognizeTapsOnStatusBar() }
    inheritTraits()
    updateSafeArea(boundsChanged: true)
  }

  /// The views that were added before the window was shown, which stay behind the root view.
  var viewsBehindRoot: [UIView] = []

  private func visibilityDidChange() {
    if !isHidden { viewsBehindRoot = subviews }
    guard let root = rootViewController else { return }
    if isHidden { root.leaveWindow() } else { installRootView() }
  }

  private func installRootView() {
    guard !isHidden, windowScene?.app.isLaunching != true, let root = rootViewController else { return }
    let view: UIView = root.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: viewsBehindRoot.count { $0.superview === self })
  }

  func forget(_ view: UIView) {
    if let responder = firstResponder, responder === view || responder === view.viewController { firstResponder = nil }
    if focusedView === view { focusedView = nil }
    windowScene?.menus.ownerDidLeave(view)
    windowScene?.toolTips.ownerDidLeave(view)
  }
}
