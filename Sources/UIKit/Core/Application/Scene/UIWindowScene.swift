import Foundation

/// A scene with its own screen, windows, time, input and safe area.
///
/// The host creates one for each stage and one for the workbench, delivers input to it, and calls `turn(at:)` once per frame.
/// All code of a scene runs in its turns or in `perform(_:)`, where `UIScreen.main` and `CACurrentMediaTime()` are those of the
/// scene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene whose code is running, or nil.
  package static var running: UIWindowScene? { SceneContext.scene }

  /// The screen of the scene's windows.
  public let screen: UIScreen
  /// The windows of the scene, from back to front.
  public private(set) var windows: [UIWindow] = []
  /// The window that receives keyboard input.
  public internal(set) weak var keyWindow: UIWindow?
  /// The root of all layers of the scene, which has the size of the screen.
  ///
  /// The compositor renders it.
  package let rootLayer = CALayer()
  /// The tree of the scene's layers, with the information on changes that the host needs.
  package let layerTree: LayerTree
  /// The insets by which bars and rounded corners cover the screen, in points.
  package var safeAreaInsets: UIEdgeInsets {
    didSet {
      for window in windows { window.updateSafeArea(boundsChanged: false) }
      statusBar?.place()
    }
  }
  /// The interface style of the scene's windows.
  package var userInterfaceStyle: UIUserInterfaceStyle { didSet { traitsMayHaveChanged() } }
  /// The contrast between the colors of the scene's windows.
  package var accessibilityContrast = UIAccessibilityContrast.normal { didSet { traitsMayHaveChanged() } }
  /// The size of text that a person prefers, for the scene's code.
  package var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet { if preferredContentSizeCategory != oldValue { contentSizeCategoryDidChange() } }
  }
  /// The value of `UIAccessibility.isReduceMotionEnabled` for the scene's code.
  package var isReduceMotionEnabled = false {
    didSet {
      if isReduceMotionEnabled != oldValue { accessibilityDidChange(UIAccessibility.reduceMotionStatusDidChangeNotification) }
    }
  }
  /// The value of `UIAccessibility.isReduceTransparencyEnabled` for the scene's code.
  package var isReduceTransparencyEnabled = false {
    didSet { if isReduceTransparencyEnabled != oldValue { transparencyDidChange() } }
  }
  /// The numbers of the zooms that begin in the scene.
  package var zoomTuning = ZoomTuning.device
  /// The traits that the scene's windows inherit.
  public private(set) var traitCollection: UITraitCollection

  /// The clock that maps the host's time to the scene's.
  package private(set) var clock: SceneClock
  /// The host's time of the latest turn, or at which the clock has been set since, in seconds.
  package private(set) var hostTime: TimeInterval

  /// The change count of the layers at the end of the latest turn.
  var committedChangeCount = -1
  var updates = SceneUpdates()
  let scheduler = SceneScheduler()
  /// The observers of notifications that the scene's code has added.
  private(set) lazy var notifications = SceneNotifications(of: self)
  var pendingInput: [InputEvent] = []
  var workAfterLayout: [() -> Void] = []
  /// The conflicts in layouts of the scene since it was opened, in order.
  package internal(set) var layoutIssues: [LayoutIssue] = []
  var hoveredViews: [HoveredView] = []
  /// The characters of the key that is down, if it was a shortcut.
  var shortcutCharacters: String?
  let pointers = PointerTracker()
  /// The pinch that turns of the wheel with Control make, or nil.
  var wheelPinch: WheelPinch?
  let hostedInput = HostedInput()
  let menus = MenuPresenter()
  /// The look of the scene's menus.
  package final var menuLook = MenuLook.desktop
  let toolTips = ToolTipPresenter()
  /// The drags of the scene, or nil before the first.
  var dragging: (any SceneDragging)?
  let inputBlocks = InputBlockCounter()
  /// The status bar above the windows, or nil for a scene without one.
  var statusBar: StatusBar?
  /// The version of iOS whose interface the scene follows.
  package var systemVersion = SystemVersion.standard
  /// The scope that a misuse in the scene's code stops.
  package var misuseScope = MisuseScope.program
  /// The misuse that has stopped the scene, or nil.
  package internal(set) var misuse: Misuse?
  /// The object that finds problems of the scene's transitions and layouts.
  package let doctor = TransitionDoctor()
  /// The transitions that have just begun.
  package let transitionForecast = TransitionForecast()
  /// Called with each warning about the scene's code, or nil to pass warnings to the host.
  package var warningHandler: ((String) -> Void)?
  /// The objects that follow the scene's transitions.
  var transitionObservers: [any TransitionObserver] { [doctor, transitionForecast] + (layerNamer.map { [$0] } ?? []) }
  /// The object that names the layers of the scene's code by its properties, or nil if the code names them itself.
  package final var layerNamer: LayerNamer?
  /// The tuned values that the scene's code sees in place of its literals, or nil.
  package final var codeValues: AnyObject?
  /// The random numbers that the scene's code draws.
  package final var randomNumbers = SeededRandom(seed: 1)
  /// The object that is notified of each call between UIKit and the code of the scene's transitions, or nil.
  package final var callObserver: (any TransitionCallObserver)?
  /// The numbers by which controllers of the same class are told apart in those calls.
  let callNumbers = InstanceNumbers()
  /// The log of the haptic feedback for which the scene's code asks, or nil for none.
  package final weak var hapticLog: HapticLog?

  /// The delegate of the app that was started in the scene, or nil.
  final var applicationDelegate: (any UIApplicationDelegate)?
  /// A Boolean value that indicates whether an app is being started, so that its windows aren't shown.
  final var isLaunching = false
  /// A Boolean value that indicates whether the delegates of an app that was started have yet to be given the scene's window.
  final var awaitsWindowForDelegates = false

  /// Creates a scene for a screen of the given size in points.
  ///
  /// Its own clock shows 0 at `hostTime`.
  package init(
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
    doctor.scene = self
    rootLayer.frame = screen.bounds
    UIApplication.shared.connect(self)
  }

  /// Closes the scene.
  ///
  /// Its windows are hidden, and its code no longer runs.
  package func disconnect() {
    perform {
      cancelInput()
      if !isStopped {
        applicationDelegate?.applicationWillTerminate(.shared)
        delegate?.sceneDidDisconnect(self)
      }
      for window in windows { window.isHidden = true }
      layerTree.close()
      for window in windows { window.rootViewController?.abandonTransitions() }
    }
    scheduler.cancelAll()
    CADisplayLink.invalidateLinks(of: layerTree)
    notifications.removeAll()
    pendingInput = []
    activationState = .unattached
    (applicationDelegate, delegate) = (nil, nil)
    UIApplication.shared.disconnect(self)
  }

  // MARK: Time

  /// The scene's time at the latest turn, or to which its clock has been set since, in seconds.
  package var time: TimeInterval { clock.time(at: hostTime) }

  /// The number of scene seconds per host second: 1, or less for slow motion.
  ///
  /// Changing it does not make the scene's time jump.
  package var speed: Double {
    get { clock.speed }
    set { clock.setSpeed(newValue, at: hostTime) }
  }

  /// A Boolean value that indicates whether the scene's time is paused.
  ///
  /// Input is still delivered.
  package var isPaused: Bool {
    get { clock.isPaused }
    set { clock.setPaused(newValue, at: hostTime) }
  }

  /// Advances the scene's time by `seconds` at once, for example to step through frames while paused.
  ///
  /// The next turn shows the result.
  package func shiftTime(by seconds: TimeInterval) { clock.shift(by: seconds) }

  func advance(toHostTime time: TimeInterval) { hostTime = max(hostTime, time) }

  /// Lets the scene's clock, which was in virtual time so far, continue with the host's, which shows `hostTime`.
  ///
  /// The scene's time does not jump.
  package func join(hostTime: TimeInterval) {
    clock.join(hostTime: hostTime, at: self.hostTime)
    self.hostTime = hostTime
  }

  /// Runs code of the scene outside a turn, with the scene's `UIScreen.main`, time and deferred work.
  ///
  /// Its animations begin at the scene's current time, even if code of another scene calls this method.
  ///
  /// It is always a frame of its own on the call stack, by which an error's line of user code is found.
  @discardableResult @inline(never)
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard UIWindowScene.running !== self else { return try body() }
    // Animations that code of another scene has begun so far use that scene's time rather than this one's.
    CATransaction.flush()
    return try RunningScene.perform(in: layerTree, at: time) {
      try SceneContext.perform(in: self) {
        defer { CATransaction.flush() }
        // Only a stage's code needs its scene in tasks, whose time must be the stage's.
        return misuseScope == .scene ? try SceneTask.$scene.withValue(self, operation: body) : try body()
      }
    }
  }

  /// Runs `work` in the first turn at which the scene's clock has advanced by `delay` seconds.
  package func perform(after delay: TimeInterval, _ work: @escaping () -> Void) {
    guard !isStopped else { return }
    scheduler.schedule(at: time + max(0, delay), work)
  }

  /// Schedules `work` that repeats forever, in `delay` seconds on the scene's clock. It doesn't keep the scene from being at rest.
  package func performEndlessly(after delay: TimeInterval, _ work: @escaping () -> Void) {
    guard !isStopped else { return }
    scheduler.schedule(at: time + max(0, delay), isEndless: true, work)
  }

  // MARK: Screen

  /// Changes the scale of the screen, in pixels per point.
  package func setScale(_ scale: CGFloat) {
    screen.scale = scale
    traitsMayHaveChanged()
  }

  /// Returns the traits that the scene has on a screen.
  func traits(on screen: UIScreen) -> UITraitCollection {
    UITraitCollection(
      screen: screen, style: userInterfaceStyle, contrast: accessibilityContrast, textSize: preferredContentSizeCategory)
  }

  func traitsMayHaveChanged() {
    guard !isStopped else { return }
    let traits = traits(on: screen)
    guard traits != traitCollection else { return }
    traitCollection = traits
    perform { for window in windows { window.inheritTraits() } }
    statusBar?.setNeedsUpdate()
  }

  // MARK: Windows

  /// Closes the menus and tool tips that a person has opened over the windows, and puts dropped items into their places.
  package func closeOverlays() {
    menus.dismiss()
    toolTips.dismiss()
    dragging?.finishFlights()
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
    // Windows of the same level keep their order, because Swift's sort is stable.
    windows.sort { $0.windowLevel < $1.windowLevel }
    for window in windows where window.windowLevel < .statusBar { rootLayer.addSublayer(window.layer) }
    if let statusBar, statusBar.isDrawn { rootLayer.addSublayer(statusBar.view.layer) }
    for window in windows where window.windowLevel >= .statusBar { rootLayer.addSublayer(window.layer) }
  }
}
