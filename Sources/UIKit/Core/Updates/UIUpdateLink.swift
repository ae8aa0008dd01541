import Foundation

/// An object whose actions run in the updates of the screen, at the phases that they were added to.
///
/// The link of a view runs while the view is in a window. Without `requiresContinuousUpdates`, it causes no update by itself.
@preconcurrency @MainActor
public final class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private let followsView: Bool
  private var actions: [(phase: UIUpdateActionPhase, handler: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  /// The cause of updates without an end, or nil.
  private var pulse: CADisplayLink?
  /// The scene that updates the link, or nil.
  private weak var updater: UIWindowScene?

  // MARK: Creating a link

  /// Creates a link for the window that the view is in.
  public init(view: UIView) {
    self.view = view
    followsView = true
    super.init()
  }

  public init(windowScene: UIWindowScene) {
    scene = windowScene
    followsView = false
    super.init()
  }

  /// Creates a link for the window that the view is in, with an action before display links.
  public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: handler)
  }

  public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  /// Creates a link for the window that the view is in, which sends `selector` to the target before display links.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  /// Creates a link for a scene, which sends `selector` to the target before display links.
  public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }

  // MARK: Actions

  public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  public func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append((phase, handler))
  }

  /// Adds an action before display links, which sends `selector` to the target with the link and the update.
  public func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  /// Adds an action to a phase of each update, which sends `selector` to the target with the link and the update.
  public func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    weak let target = target as AnyObject
    addAction(to: phase) { link, info in
      if let target { MethodTable.send(selector, to: target, [link, info]) }
    }
  }

  // MARK: Updates

  /// A Boolean value that indicates whether the actions run. The link is retained meanwhile.
  @Observed public var isEnabled = false { didSet { if isEnabled != oldValue { follow() } } }

  /// A Boolean value that indicates whether the screen is updated without an end. If false, the link follows the updates that others cause.
  @Observed public var requiresContinuousUpdates = false { didSet { if requiresContinuousUpdates != oldValue { follow() } } }

  /// A Boolean value that indicates whether updates have phases for events that needn't wait for the next update.
  ///
  /// On iOS such events come from Apple Pencil. None come here, so that the phases run without them.
  public var wantsLowLatencyEventDispatch = false
  /// A Boolean value that indicates whether the link wants updates to be shown as soon as they are complete, as they always are here.
  public var wantsImmediatePresentation = false

  /// The rates of updates that the link prefers if it requires continuous ones.
  @Observed public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { pulse?.preferredFrameRateRange = preferredFrameRateRange }
  }

  /// The information about the current update, or nil outside of one.
  public var currentUpdateInfo: UIUpdateInfo? { home.flatMap { UIUpdateInfo.current(for: $0) } }

  /// The scene that the link belongs to now.
  private var home: UIWindowScene? { followsView ? view?.window?.windowScene : scene }

  /// Begins or ends to take part in the updates of the scene that the link belongs to now.
  func follow() {
    let next = isEnabled ? home : nil
    if isEnabled, followsView { view?.updates.links.add(self) } else { view?.updates.links.remove(self) }
    if updater !== next {
      updater?.updates.remove(self)
      next?.updates.add(self)
      updater = next
      stopPulse()
    }
    if let next, requiresContinuousUpdates { startPulse(in: next) } else { stopPulse() }
  }

  private func startPulse(in scene: UIWindowScene) {
    guard pulse == nil else { return }
    let link = CADisplayLink(target: Pulse(), selector: Pulse.beat)
    link.preferredFrameRateRange = preferredFrameRateRange
    scene.perform { link.add(to: RunLoop.main, forMode: RunLoop.Mode.common) }
    pulse = link
  }

  private func stopPulse() {
    pulse?.invalidate()
    pulse = nil
  }

  /// Runs the actions of a phase.
  func perform(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
    for action in actions where action.phase === phase && isEnabled { action.handler(self, info) }
  }

  /// The reasons for which a scene's updates go on.
  @MainActor
  private final class Pulse {
    func beat(_ link: CADisplayLink) {}
  }
}
