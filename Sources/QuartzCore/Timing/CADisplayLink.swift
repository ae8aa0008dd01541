import Foundation

/// Calls a method once a frame of the scene in whose code it was added to a run loop.
public final class CADisplayLink: NSObject {
  /// The time of the frame, on the scene's clock, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is due, in seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between frames, in seconds.
  public var duration: CFTimeInterval { targetTimestamp - timestamp }
  /// Whether frames pass without a call.
  public var isPaused = false
  /// How many calls a second are wanted; 0 for one each frame.
  public var preferredFramesPerSecond = 0

  private var call: (@MainActor (CADisplayLink) -> Void)?
  private weak var tree: LayerTree?
  private var hasTree = false
  nonisolated(unsafe) private static var links: [CADisplayLink] = []

  /// Will call `selector`, a method of the target's class such as `Spinner.step`. Keeps `target` alive until `invalidate()`.
  public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> @MainActor (CADisplayLink) -> Void) {
    super.init()
    // Links, like layers, belong to the main thread; only the compiler does not know.
    nonisolated(unsafe) let (target, selector) = (target, selector)
    call = { link in selector(target)(link) }
  }

  /// Will call `selector`, a method without parameters.
  public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> @MainActor () -> Void) {
    super.init()
    nonisolated(unsafe) let (target, selector) = (target, selector)
    call = { _ in selector(target)() }
  }

  /// Starts the calls; every run loop and mode is the scene's turn.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard call != nil, !Self.links.contains(where: { $0 === self }) else { return }
    tree = LayerTree.current
    hasTree = tree != nil
    Self.links.append(self)
  }

  /// Ends the calls until the link is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { Self.links.removeAll { $0 === self } }

  /// Ends the calls for good and lets the target go.
  public func invalidate() {
    Self.links.removeAll { $0 === self }
    call = nil
  }

  /// Whether a link waits for the frames of `tree`.
  static func isNeeded(in tree: LayerTree) -> Bool { links.contains { $0.belongs(to: tree) && !$0.isPaused } }

  /// When, on the scene's clock, a link of `tree` is to be called next, frames being `interval` seconds apart; nil when none waits.
  static func nextTick(in tree: LayerTree, after now: CFTimeInterval, interval: CFTimeInterval) -> CFTimeInterval? {
    links.filter { $0.belongs(to: tree) && !$0.isPaused }
      .map { $0.targetTimestamp > now ? $0.targetTimestamp : now + interval }
      .min()
  }

  /// Calls the links of `tree`, in the order in which they were added.
  static func tick(_ tree: LayerTree, interval: CFTimeInterval) {
    let now = MediaTime.now
    for link in links where link.belongs(to: tree) && !link.isPaused {
      let step = link.preferredFramesPerSecond > 0 ? max(1 / Double(link.preferredFramesPerSecond), interval) : interval
      guard link.targetTimestamp == 0 || now >= link.targetTimestamp - interval / 2 else { continue }
      link.timestamp = now
      link.targetTimestamp = now + step
      guard let call = link.call else { continue }
      nonisolated(unsafe) let ticking = link
      MainActor.assumeIsolated { call(ticking) }
    }
  }

  private func belongs(to tree: LayerTree) -> Bool { self.tree === tree || !hasTree }
}
