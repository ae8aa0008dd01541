import UIKit

/// Foundation's `Timer` for the user's code. It follows the clock of the scene that schedules it, and ends with the scene.
@preconcurrency @MainActor
public final class SceneTimer: NSObject {
  /// The time between two calls, in seconds, or 0 for a timer that doesn't repeat.
  public let timeInterval: TimeInterval
  /// The object that was passed to the initializer.
  public let userInfo: Any?
  /// A Boolean value that indicates whether the timer will call again.
  public private(set) var isValid = true
  /// The maximum delay of a call, in seconds. It has no effect, because calls occur in the turns of the scene.
  public var tolerance: TimeInterval = 0
  /// The date of the next call.
  public var fireDate: Date {
    get { LiveTime.date(at: due) }
    set {
      due = LiveTime.time(of: newValue)
      if isValid { schedule() }
    }
  }

  private var call: ((SceneTimer) -> Void)?
  private let interval: TimeInterval
  private let repeats: Bool
  /// The time of the next call on the scene's clock, in seconds.
  private var due: TimeInterval
  private weak var scene: UIWindowScene?
  /// The number of times that the timer was scheduled. Only the latest is valid.
  private var generation = 0

  private init(fire date: Date?, _ interval: TimeInterval, _ userInfo: Any?, _ repeats: Bool, _ call: @escaping (SceneTimer) -> Void) {
    // Foundation also replaces 0 by this interval.
    self.interval = max(interval, 0.0001)
    timeInterval = repeats ? self.interval : 0
    self.userInfo = userInfo
    self.repeats = repeats
    self.call = call
    due = date.map { LiveTime.time(of: $0) } ?? CACurrentMediaTime() + self.interval
    super.init()
  }

  // MARK: Creating a timer

  /// Creates a timer that calls a block, to add to a run loop.
  public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (SceneTimer) -> Void) {
    self.init(fire: nil, interval, nil, repeats, block)
  }

  /// Creates a timer that first calls a block at a date, to add to a run loop.
  public convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (SceneTimer) -> Void) {
    self.init(fire: date, interval, nil, repeats, block)
  }

  /// Creates a timer that sends a selector to `target`, which it retains, to add to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(fire: nil, ti, userInfo, yesOrNo, Self.message(aSelector, to: aTarget))
  }

  /// Creates a timer that first sends a selector to `target`, which it retains, at a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, ti, ui, rep, Self.message(s, to: t))
  }

  /// Creates and starts a timer that calls a block.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (SceneTimer) -> Void
  ) -> SceneTimer {
    let timer = SceneTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Creates and starts a timer that sends a selector to `target`, which it retains.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) -> SceneTimer {
    let timer = SceneTimer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.start()
    return timer
  }

  private static func message(_ selector: Selector, to target: Any) -> (SceneTimer) -> Void {
    let target = target as AnyObject
    return { timer in MethodTable.send(selector, to: target, [timer]) }
  }

  // MARK: Running

  /// Calls now. A timer that doesn't repeat is then no longer valid.
  public func fire() {
    guard isValid, let call else { return }
    if !repeats { invalidate() }
    call(self)
  }

  /// Stops the timer permanently, and releases its target.
  public func invalidate() {
    isValid = false
    generation += 1
    call = nil
  }

  fileprivate func start() {
    guard isValid, scene == nil else { return }
    scene = SceneTask.current
    schedule()
  }

  private func schedule() {
    guard let scene else { return }
    generation += 1
    let scheduled = generation
    let work = { if self.generation == scheduled { self.fireByTheClock() } }
    if repeats { scene.performEndlessly(after: due - scene.time, work) } else { scene.perform(after: due - scene.time, work) }
  }

  /// Calls, and schedules the next call for the next multiple of the interval.
  private func fireByTheClock() {
    fire()
    guard isValid, let scene else { return }
    due += (max((scene.time - due) / interval, 0).rounded(.down) + 1) * interval
    schedule()
  }
}

extension RunLoop {
  /// Starts a timer. The run loop and the mode have no effect, because calls occur in the turns of the scene.
  @preconcurrency @MainActor
  public func add(_ timer: SceneTimer, forMode mode: RunLoop.Mode) { timer.start() }
}
