import Foundation

/// A scene with a screen and windows, and with a time, input and safe area of its own.
///
/// The host makes one for each stage and one for the workbench, delivers input to it, and calls `turn(at:)` once a frame. All code of
/// a scene runs inside its turns (or inside `perform(_:)`), with `UIScreen.main` and `CACurrentMediaTime()` being the scene's.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene whose code is running.
  public internal(set) static var running: UIWindowScene?

  /// The screen that the scene's windows are shown on.
  public let screen: UIScreen
  /// From back to front.
  public private(set) var windows: [UIWindow] = []
  /// The window that keyboard input goes to.
  public internal(set) weak var keyWindow: UIWindow?
  /// The root of all layers of the scene, the size of the screen: what the compositor draws.
  public let rootLayer = CALayer()
  /// The layers on show, with what the host must know of their changes.
  public let layerTree: LayerTree
  /// The parts of the screen that bars and rounded corners cover, in points.
  public var safeAreaInsets: UIEdgeInsets {
    didSet {
      for window in windows { window.updateSafeArea(boundsChanged: false) }
      statusBar?.place()
    }
  }
  /// The appearance that the scene's windows are shown in.
  public var userInterfaceStyle: UIUserInterfaceStyle { didSet { traitsMayHaveChanged() } }
  /// What `UIAccessibility.isReduceMotionEnabled` says to the scene's code.
  public var isReduceMotionEnabled = false
  /// What the scene's windows inherit.
  public private(set) var traitCollection: UITraitCollection

  /// How the host's time becomes the scene's.
  public private(set) var clock: SceneClock
  /// The host's time of the latest turn, or as the clock was set since, in seconds.
  private(set) var hostTime: TimeInterval

  /// The layers' change count at the end of the latest turn.
  var committedChangeCount = -1
  let scheduler = SceneScheduler()
  var pendingInput: [InputEvent] = []
  var workAfterLayout: [() -> Void] = []
  var layoutLog = LayoutLog()
  var hoveredViews: [HoveredView] = []
  let pointers = PointerTracker()
  let hostedInput = HostedInput()
  let menus = MenuPresenter()
  let toolTips = ToolTipPresenter()
  let inputBlocks = InputBlockCounter()
  /// Above the windows; nil for a scene without one.
  var statusBar: StatusBar?
  /// What an error in the scene's code ends.
  package var misuseScope = MisuseScope.program
  /// The error that stopped the scene; nil while it is in order.
  package internal(set) var misuse: Misuse?
  /// Names what is wrong with the scene's transitions and layouts.
  public let doctor = TransitionDoctor()
  /// Who follows the scene's transitions.
  var transitionObservers: [any TransitionObserver] { [doctor] }
  /// Who hears of each call between UIKit and the code of the scene's transitions; nil for nobody.
  package final var callObserver: (any TransitionCallObserver)?

  /// A scene for a screen of the given size (points) that opens at `hostTime`, when its own clock shows 0.
  public init(
    screenSize: CGSize, scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero, userInterfaceStyle: UIUserInterfaceStyle = .light,
    hostTime: TimeInterval = 0
  ) {
    screen = UIScreen(bounds: CGRect(origin: .zero, size: screenSize), scale: scale)
    self.safeAreaInsets = safeAreaInsets
    self.userInterfaceStyle = userInterfaceStyle
    self.hostTime = hostTime
    clock = SceneClock(hostTime: hostTime)
    traitCollection = UITraitCollection(screen: screen, style: userInterfaceStyle)
    layerTree = LayerTree(root: rootLayer, time: 0)
    super.init()
    rootLayer.frame = screen.bounds
    UIApplication.shared.connect(self)
  }

  /// Closes the scene: its windows leave the screen and its code runs no more.
  public func disconnect() {
    perform {
      cancelInput()
      for window in windows { window.isHidden = true }
      layerTree.close()
    }
    scheduler.cancelAll()
    pendingInput = []
    activationState = .unattached
    UIApplication.shared.disconnect(self)
  }

  // MARK: Time

  /// The scene's time as of the latest turn, or as its clock was set since, in seconds.
  public var time: TimeInterval { clock.time(at: hostTime) }

  /// Scene seconds per host second: 1, or less for slow motion. Changing it makes nothing jump.
  public var speed: Double {
    get { clock.speed }
    set { clock.setSpeed(newValue, at: hostTime) }
  }

  /// Whether the scene's time stands still. Input is still delivered.
  public var isPaused: Bool {
    get { clock.isPaused }
    set { clock.setPaused(newValue, at: hostTime) }
  }

  /// Moves the scene's time by `seconds` at once: a frame step while paused. The next turn shows it.
  public func shiftTime(by seconds: TimeInterval) { clock.shift(by: seconds) }

  func advance(toHostTime time: TimeInterval) { hostTime = max(hostTime, time) }

  /// Runs code of the scene outside a turn: `UIScreen.main`, the time and deferred work are the scene's meanwhile.
  ///
  /// What it animates begins at the scene's present time, whatever scene's code calls this.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard UIWindowScene.running !== self else { return try body() }
    // What another scene's code has animated so far begins by that scene's time, not by this one's.
    CATransaction.flush()
    let previous = (UIWindowScene.running, LayerTree.current, MediaTime.now, UITraitCollection.current)
    UIWindowScene.running = self
    LayerTree.current = layerTree
    MediaTime.now = time
    UITraitCollection.current = traitCollection
    defer {
      CATransaction.flush()
      (UIWindowScene.running, LayerTree.current, MediaTime.now, UITraitCollection.current) = previous
    }
    return try body()
  }

  /// Runs `work` in the first turn at which the scene's clock has moved on by `delay` seconds.
  public func perform(after delay: TimeInterval, _ work: @escaping () -> Void) {
    guard !isStopped else { return }
    scheduler.schedule(at: time + max(0, delay), work)
  }

  /// Schedules `work` that repeats forever, in `delay` seconds on the scene's clock. It doesn't keep the scene from being at rest.
  func performEndlessly(after delay: TimeInterval, _ work: @escaping () -> Void) {
    guard !isStopped else { return }
    scheduler.schedule(at: time + max(0, delay), isEndless: true, work)
  }

  // MARK: Screen

  /// Gives the screen another density, in pixels a point.
  public func setScale(_ scale: CGFloat) {
    screen.scale = scale
    traitsMayHaveChanged()
  }

  func traitsMayHaveChanged() {
    guard !isStopped else { return }
    let traits = UITraitCollection(screen: screen, style: userInterfaceStyle)
    guard traits != traitCollection else { return }
    traitCollection = traits
    perform { for window in windows { window.inheritTraits() } }
    statusBar?.setNeedsUpdate()
  }

  // MARK: Windows

  /// Takes away what a hand has opened over the windows: menus and tool tips.
  package func closeOverlays() {
    menus.dismiss()
    toolTips.dismiss()
  }

  func add(_ window: UIWindow) {
    windows.append(window)
    sortWindows()
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
    if keyWindow === window { keyWindow = nil }
  }

  func bringToFront(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    add(window)
  }

  func sortWindows() {
    // Windows of one level keep their order: Swift's sort is stable.
    windows.sort { $0.windowLevel < $1.windowLevel }
    for window in windows where window.windowLevel < .statusBar { rootLayer.addSublayer(window.layer) }
    if let statusBar { rootLayer.addSublayer(statusBar.view.layer) }
    for window in windows where window.windowLevel >= .statusBar { rootLayer.addSublayer(window.layer) }
  }
}
