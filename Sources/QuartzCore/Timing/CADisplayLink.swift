import Foundation

/// Calls a method once per frame of the scene whose code added the link to a run loop.
public final class CADisplayLink: NSObject {
  /// The time of the frame on the scene's clock, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next frame is due, in seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between frames, in seconds.
  public var duration: CFTimeInterval { targetTimestamp - timestamp }
  public var isPaused = false
  /// The desired number of calls per second. With 0 the method is called in each frame.
  public var preferredFramesPerSecond = 0
  /// If the preferred or else the maximum rate is 0, the method is called in each frame.
  public var preferredFrameRateRange = CAFrameRateRange.default

  private var call: (@MainActor (CADisplayLink) -> Void)?
  private weak var tree: LayerTree?
  private var hasTree = false

  /// Retains `target` until `invalidate()`. The argument of the method is the link.
  public init(target: Any, selector sel: Selector) {
    super.init()
    nonisolated(unsafe) let target = target as AnyObject
    call = { link in MethodTable.send(sel, to: target, [link]) }
  }

  /// `selector` is a method of the target's class, such as `Spinner.step`. Retains `target` until `invalidate()`.
  public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> @MainActor (CADisplayLink) -> Void) {
    super.init()
    // Links, like layers, belong to the main thread, which the compiler doesn't know.
    nonisolated(unsafe) let (target, selector) = (target, selector)
    call = { link in selector(target)(link) }
  }

  /// `selector` is a method without parameters. Retains `target` until `invalidate()`.
  public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> @MainActor () -> Void) {
    super.init()
    nonisolated(unsafe) let (target, selector) = (target, selector)
    call = { _ in selector(target)() }
  }

  /// The run loop and the mode have no effect, because calls occur in the scene's turns.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard call != nil, !ThreadState.main.displayLinks.contains(where: { $0 === self }) else { return }
    tree = RunningScene.current.tree
    hasTree = tree != nil
    ThreadState.main.displayLinks.append(self)
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { ThreadState.main.displayLinks.removeAll { $0 === self } }

  public func invalidate() {
    ThreadState.main.displayLinks.removeAll { $0 === self }
    call = nil
  }

  /// Called when the scene of the tree is closed.
  package static func invalidateLinks(of tree: LayerTree) {
    for link in ThreadState.main.displayLinks where link.tree === tree { link.invalidate() }
  }

  /// Returns the scene's time from which a link of `tree` needs a turn, with frames `interval` seconds apart, or nil if no link waits.
  ///
  /// A link without a limit to its rate needs each frame.
  static func nextActivity(in tree: LayerTree, at now: CFTimeInterval, interval: CFTimeInterval) -> CFTimeInterval? {
    ThreadState.main.displayLinks.filter { $0.belongs(to: tree) && !$0.isPaused }
      .map { CAFrameRateRange.step($0.rate, atIntervals: interval) == nil ? now : max(now, $0.targetTimestamp) }
      .min()
  }

  /// Returns the scene's time of the next call of a link of `tree`, with frames `interval` seconds apart, or nil if no link waits.
  static func nextTick(in tree: LayerTree, after now: CFTimeInterval, interval: CFTimeInterval) -> CFTimeInterval? {
    ThreadState.main.displayLinks.filter { $0.belongs(to: tree) && !$0.isPaused }
      .map { $0.targetTimestamp > now ? $0.targetTimestamp : now + interval }
      .min()
  }

  /// Calls the links of `tree`, in the order in which they were added.
  static func tick(_ tree: LayerTree, interval: CFTimeInterval) {
    let now = RunningScene.current.time
    for link in ThreadState.main.displayLinks where link.belongs(to: tree) && !link.isPaused {
      let step = link.rate > 0 ? max(1 / link.rate, interval) : interval
      guard link.targetTimestamp == 0 || now >= link.targetTimestamp - interval / 2 else { continue }
      link.timestamp = now
      link.targetTimestamp = now + step
      guard let call = link.call else { continue }
      nonisolated(unsafe) let ticking = link
      MainActor.assumeIsolated { call(ticking) }
    }
  }

  /// The desired number of calls per second, or 0 for a call in each frame.
  private var rate: Double {
    if preferredFramesPerSecond > 0 { return Double(preferredFramesPerSecond) }
    return Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
  }

  private func belongs(to tree: LayerTree) -> Bool { self.tree === tree || !hasTree }
}
