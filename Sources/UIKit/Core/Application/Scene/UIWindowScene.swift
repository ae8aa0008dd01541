import Foundation

/// A scene with its own screen, windows, time, input and safe area.
///
/// The host creates a scene for each stage and one for the workbench, delivers input to it, and calls `turn(at:)` once per frame. All code
/// of a scene runs in its turns or in `perform(_:)`, where `UIScreen.main` and `CACurrentMediaTime()` are those of the scene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  package static var running: UIWindowScene? { SceneContext.scene }
  /// The running scene or, while none is running, the application's first one.
  static var runningOrFirst: UIWindowScene? { running ?? UIApplication.shared.firstScene }

  public let screen: UIScreen
  /// From back to front.
  public private(set) var windows: [UIWindow] = []
  public internal(set) weak var keyWindow: UIWindow?
  /// The root of all layers of the scene, which has the size of the screen. The compositor renders it.
  package let rootLayer = CALayer()
  package let layerTree: LayerTree
  /// The insets by which bars and rounded corners cover the screen, in points.
  package var safeAreaInsets: UIEdgeInsets {
    didSet {
      for window in windows { window.updateSafeArea(boundsChanged: false) }
      statusBar?.place()
    }
  }
  package var settings: SceneSettings { didSet { settingsDidChange(from: oldValue) } }
  public private(set) var traitCollection: UITraitCollection

  package private(set) var clock: SceneClock
  /// The host's time at the latest turn, or to which the clock has been set since, in seconds.
  package private(set) var hostTime: TimeInterval

  let turns = SceneTurns()
  let updates = SceneUpdates()
  let scheduler = SceneScheduler()
  private(set) lazy var notifications = SceneNotifications(of: self)
  let input = SceneInput()
  let menus = MenuPresenter()
  let toolTips = ToolTipPresenter()
  /// Nil before the first drag.
  var dragging: (any SceneDragging)?
  var statusBar: StatusBar?
  package var misuseScope = MisuseScope.program
  package internal(set) var misuse: Misuse?
  /// Finds problems in the scene's transitions and layouts.
  package let doctor = TransitionDoctor()
  package let transitionForecast = TransitionForecast()
  /// Receives each warning about the scene's code. If it is nil, the host does.
  package var warningHandler: ((String) -> Void)?
  var transitionObservers: [any TransitionObserver] { [doctor, transitionForecast] + (layerNamer.map { [$0] } ?? []) }
  /// Names the layers of the scene's code after its properties. It is nil if the code names them itself.
  package final var layerNamer: LayerNamer?
  /// What comes with the scene's code.
  package final var code = SceneCode()
  package final var randomNumbers = SeededRandom(seed: 1)
  /// Notified of each call between UIKit and the code of the scene's transitions.
  package final var callObserver: (any TransitionCallObserver)?
  /// Tells controllers of the same class apart in those calls.
  let callNumbers = InstanceNumbers()
  /// Records the haptic feedback that the scene's code requests.
  package final weak var hapticLog: HapticLog?

  let app = LaunchedApp()

  /// Creates a scene whose screen has the given size in points, and whose clock shows 0 at `hostTime`.
  package init(
    screenSize: CGSize, scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero, userInterfaceStyle: UIUserInterfaceStyle = .light,
    hostTime: TimeInterval = 0
  ) {
    screen = UIScreen(bounds: CGRect(origin: .zero, size: screenSize), scale: scale)
    self.safeAreaInsets = safeAreaInsets
    settings = SceneSettings(userInterfaceStyle: userInterfaceStyle)
    self.hostTime = hostTime
    clock = SceneClock(hostTime: hostTime)
    traitCollection = settings.traits(on: screen)
    layerTree = LayerTree(root: rootLayer, time: 0)
    super.init()
    doctor.scene = self
    rootLayer.frame = screen.bounds
    UIApplication.shared.connect(self)
  }

  /// Hides the windows and stops the scene's code.
  package func disconnect() {
    perform {
      // One completion may release what the next one refers to without retaining it.
      let controllers = windows.flatMap { $0.rootViewController?.family ?? [] }
      input.cancelAll(in: self)
      if !isStopped {
        app.delegate?.applicationWillTerminate(.shared)
        delegate?.sceneDidDisconnect(self)
      }
      for window in windows { window.isHidden = true }
      withExtendedLifetime(controllers) { layerTree.close() }
      for window in windows { window.rootViewController?.abandonTransitions() }
    }
    scheduler.cancelAll()
    CADisplayLink.invalidateLinks(of: layerTree)
    notifications.removeAll()
    input.removePending()
    activationState = .unattached
    (app.delegate, delegate) = (nil, nil)
    UIApplication.shared.disconnect(self)
  }

  // MARK: Time

  /// The scene's time at the latest turn, or to which its clock has been set since, in seconds.
  package var time: TimeInterval { clock.time(at: hostTime) }

  /// The number of scene seconds per host second: 1, or less for slow motion. Changing it does not make the scene's time jump.
  package var speed: Double {
    get { clock.speed }
    set { clock.setSpeed(newValue, at: hostTime) }
  }

  /// While the scene's time is paused, input is still delivered.
  package var isPaused: Bool {
    get { clock.isPaused }
    set { clock.setPaused(newValue, at: hostTime) }
  }

  /// Advances the scene's time by `seconds` at once, for example to step through frames while paused. The next turn shows the result.
  package func shiftTime(by seconds: TimeInterval) { clock.shift(by: seconds) }

  func advance(toHostTime time: TimeInterval) { hostTime = max(hostTime, time) }

  /// Continues the scene's clock, which was in virtual time so far, with the host's, which shows `hostTime`. The scene's time does not
  /// jump.
  package func join(hostTime: TimeInterval) {
    clock.join(hostTime: hostTime, at: self.hostTime)
    self.hostTime = hostTime
  }

  /// Runs code of the scene outside a turn, with the scene's `UIScreen.main`, time and deferred work. Its animations begin at the scene's
  /// current time, even if code of another scene calls this method.
  ///
  /// It always has its own frame on the call stack, which is used to find the line of user code that caused an error.
  @discardableResult @inline(never)
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard UIWindowScene.running !== self else { return try body() }
    // Animations that code of another scene has begun so far use that scene's time.
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

  func traitsMayHaveChanged() {
    guard !isStopped else { return }
    let traits = settings.traits(on: screen)
    guard traits != traitCollection else { return }
    traitCollection = traits
    perform { for window in windows { window.inheritTraits() } }
    statusBar?.setNeedsUpdate()
  }

  // MARK: Windows

  /// Closes menus and tool tips, and ends the flights of dropped items at their places.
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
