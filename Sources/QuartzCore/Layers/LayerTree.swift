import Foundation

/// A layer tree that somebody shows, with what its host must know: what is due, and whether there is anything new to draw.
///
/// A host's turn: set `MediaTime.now`, `advance()`, deliver input, `commit()`, and draw when `changeCount` has changed or
/// `nextActivity` has come. Before code runs between turns, as from a timer, `setTime(_:)`.
public final class LayerTree {
  /// The tree whose scene's code runs; set by `advance()` and by hosts before they deliver input.
  nonisolated(unsafe) public static weak var current: LayerTree?

  /// The layer that all others on show lie below.
  public unowned let root: CALayer
  /// Goes up with each change of anything in the tree.
  public internal(set) var changeCount = 0
  /// Whether the tree has been on the screen: from its first commit on.
  private(set) var hasCommitted = false
  /// The time between two frames of the host, in seconds; what display links are told.
  public var frameInterval: CFTimeInterval = 1.0 / 60

  /// The scene's time at its latest turn, or as it was set since.
  private(set) var now: CFTimeInterval
  /// The animations that run in the tree.
  let schedule = AnimationSchedule()
  /// Work for the next turn of this tree.
  private var nextTurn: [() -> Void] = []
  /// Work left by code that ran in no scene, for the next turn of whatever tree.
  nonisolated(unsafe) private static var nextTurnOfAny: [() -> Void] = []

  /// Shows `root`, which must be a root, until `close()` is called. The scene's clock shows `time`, in seconds.
  public init(root: CALayer, time: CFTimeInterval = MediaTime.now) {
    self.root = root
    now = time
    root.shownTree = self
  }

  deinit { schedule.forget() }

  /// Ends the show: animations in the tree end unfinished, and whoever waits for them is told at once. Those that are added from now on
  /// end as soon as they begin.
  public func close() {
    root.shownTree = nil
    schedule.endAll()
  }

  /// Sets the tree's time to `time`, in seconds, without doing anything that is due: what is animated from now on begins then.
  public func setTime(_ time: CFTimeInterval) {
    // What was added so far began when it was added.
    CATransaction.flush()
    now = time
  }

  /// Goes on with the show that `close()` has ended.
  public func reopen() {
    root.shownTree = self
    changeCount += 1
  }

  /// Does what is due at `MediaTime.now`: work left for this turn, the ends of animations, display links.
  public func advance() {
    Self.current = self
    // What was added since the last turn began when it was added, not now.
    CATransaction.flush()
    now = MediaTime.now
    let work = Self.nextTurnOfAny + nextTurn
    Self.nextTurnOfAny = []
    nextTurn = []
    for block in work { block() }
    schedule.finishDue(in: self)
    CADisplayLink.tick(self, interval: frameInterval)
  }

  /// Ends the turn: lays out and displays what asked for it, and lets new animations begin.
  public func commit() {
    root.prepareSubtree()
    CATransaction.flush()
    // Whoever was told of an end may have changed the tree again.
    root.prepareSubtree()
    hasCommitted = true
    UncommittedChanges.commit()
  }

  /// Puts on the screen what has been changed so far, before the turn ends.
  package func showChanges() { if hasCommitted { UncommittedChanges.commit() } }

  /// Runs `block` at the beginning of the running scene's next turn.
  package static func onNextTurn(_ block: @escaping () -> Void) {
    if let current { current.nextTurn.append(block) } else { nextTurnOfAny.append(block) }
  }

  /// Whether something was left for the next turn, whatever its time.
  public var hasWorkForNextTurn: Bool { !nextTurn.isEmpty }

  /// From when on (on the scene's clock) a new turn is needed even if nothing else happens; nil when the tree is at rest.
  public var nextActivity: CFTimeInterval? {
    if !nextTurn.isEmpty || !Self.nextTurnOfAny.isEmpty || CADisplayLink.isNeeded(in: self) { return now }
    return schedule.nextActivity(in: self)
  }

  /// The scene's time at which the next thing happens by itself, other than that what moves moves on: an animation ends, a display
  /// link is called, or work waits for the next turn. Nil when nothing will. In virtual time, these are the moments to stop at.
  public var nextDeadline: CFTimeInterval? {
    if !nextTurn.isEmpty { return now }
    return [nextEnd, CADisplayLink.nextTick(in: self, after: now, interval: frameInterval)].compactMap { $0 }.min()
  }

  /// The scene's time at which the next animation comes to its end by itself; nil when none will.
  public var nextEnd: CFTimeInterval? { schedule.nextEnd(in: self) }
}

extension CALayer {
  /// The tree on show that this layer is in; nil when it is in none.
  public var layerTree: LayerTree? { rootLayer.shownTree }

  /// Tells the tree's host that there is something new to draw.
  public func setNeedsDisplayOfTree() {
    guard presented == nil else { return }
    rootLayer.shownTree?.changeCount += 1
  }
}
