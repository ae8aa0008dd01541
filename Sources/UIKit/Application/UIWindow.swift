import Foundation

/// The root of a view tree on a scene's screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front a window stands; windows of one level stand in the order in which they were shown.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Where the program's windows stand.
    public static let normal = Level(rawValue: 0)
    /// In front of normal windows.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of everything else.
    public static let alert = Level(rawValue: 2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// A hidden window that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    attach(to: windowScene)
  }

  /// A hidden window in the scene whose code is running.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    if let scene = UIWindowScene.running ?? UIApplication.shared.firstScene { attach(to: scene) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    if let scene = UIWindowScene.running ?? UIApplication.shared.firstScene {
      frame = scene.screen.bounds
      attach(to: scene)
    }
  }

  /// The scene that the window belongs to.
  open private(set) weak var windowScene: UIWindowScene?

  /// The scene's screen.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// How far in front the window stands.
  open var windowLevel = Level.normal { didSet { windowScene?.sortWindows() } }

  /// The controller whose view fills the window. Replacing it removes the old one's view, and all that it presents.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      installRootView()
    }
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  /// Whether keyboard input goes to this window.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// The responder that gets keyboard input first.
  var firstResponder: UIResponder?
  /// Whether text is being edited in the window, so that letters are typed.
  package var isEditingText: Bool { firstResponder is any UIKeyInput }

  /// The view that keys go to when there is no first responder; moved by Tab, or by a click.
  open internal(set) weak var focusedView: UIView?
  /// Whether the focus was moved by the keyboard, so that a ring has to show where it is.
  var showsFocusRing = false
  let focusRing = FocusRing()

  /// The press of each key that is down, with the responder that was told of it and so hears of its coming up.
  var heldPresses: [UIKeyboardHIDUsage: UIPress] = [:]

  let gestureArbiter = GestureArbiter()

  /// Has keyboard input go to this window.
  open func makeKey() {
    guard let windowScene, !isKeyWindow else { return }
    let previous = windowScene.keyWindow
    windowScene.keyWindow = self
    previous?.resignKey()
    becomeKey()
  }

  /// Tells that keyboard input goes to this window from now on.
  open func becomeKey() {}

  /// Tells that keyboard input goes to another window from now on.
  open func resignKey() {}

  /// Shows the window in front of others of its level, and has keyboard input go to it.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    windowScene?.bringToFront(self)
  }

  /// Hands an event of this window to its recognisers and views.
  open func sendEvent(_ event: UIEvent) {
    switch event {
    case let presses as UIPressesEvent: send(presses)
    default: gestureArbiter.handle(event)
    }
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene }

  private func attach(to scene: UIWindowScene) {
    windowScene = scene
    scene.add(self)
    inheritTraits()
    updateSafeArea(boundsChanged: true)
  }

  private func visibilityDidChange() {
    guard let root = rootViewController else { return }
    if isHidden { root.leaveWindow() } else { installRootView() }
  }

  private func installRootView() {
    guard !isHidden, let root = rootViewController else { return }
    let view: UIView = root.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Takes leave of what points to a view that has left the window.
  func forget(_ view: UIView) {
    if let responder = firstResponder, responder === view || responder === view.viewController { firstResponder = nil }
    if focusedView === view { focusedView = nil }
    windowScene?.menus.ownerDidLeave(view)
    windowScene?.toolTips.ownerDidLeave(view)
  }
}
