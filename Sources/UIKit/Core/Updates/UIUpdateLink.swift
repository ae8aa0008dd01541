import Foundation

/// The link of a view runs while the view is in a window. Without `requiresContinuousUpdates`, it causes no updates.
@preconcurrency @MainActor
public final class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private let followsView: Bool
  private var actions: [(phase: UIUpdateActionPhase, handler: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  /// The display link that causes continuous updates, or nil.
  private var pulse: CADisplayLink?
  /// The scene that updates the link, or nil.
  private weak var updater: UIWindowScene?

  // MARK: Creating a link

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

  public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: handler)
  }

  public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

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

  public func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  /// The target is weakly referenced.
  public func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    weak let target = target as AnyObject
    addAction(to: phase) { link, info in
      if let target { MethodTable.send(selector, to: target, [link, info]) }
    }
  }

  // MARK: Updates

  /// The link is retained while it is enabled.
  @Observed public var isEnabled = false { didSet { if isEnabled != oldValue { follow() } } }

  /// If false, the link follows the updates that others cause.
  @Observed public var requiresContinuousUpdates = false { didSet { if requiresContinuousUpdates != oldValue { follow() } } }

  /// On iOS, low-latency events come from Apple Pencil. There are none here, so the phases run without them.
  public var wantsLowLatencyEventDispatch = false
  /// Has no effect, because updates are always shown as soon as they are complete.
  public var wantsImmediatePresentation = false

  @Observed public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { pulse?.preferredFrameRateRange = preferredFrameRateRange }
  }

  /// Nil outside an update.
  public var currentUpdateInfo: UIUpdateInfo? { home.flatMap { UIUpdateInfo.current(for: $0) } }

  /// The scene that the link belongs to now.
  private var home: UIWindowScene? { followsView ? view?.window?.windowScene : scene }

  /// Adds the link to the updates of the scene that it belongs to now, and removes it from those of the previous one.
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

  func perform(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
    for action in actions where action.phase === phase && isEnabled { action.handler(self, info) }
  }

  /// The target of the display link that causes continuous updates.
  @MainActor
  private final class Pulse {
    func beat(_ link: CADisplayLink) {}
  }
}
