/// An object that recognizes a gesture in the touches of a view and its descendants, and notifies its targets.
///
/// Subclasses override `touchesBegan(_:with:)` and the related methods and set `state` in them, as on iOS. `GestureArbiter`
/// decides which gesture wins among those that see the same touch.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// The states of a gesture, in the order of iOS's raw values.
    ///
    /// Discrete gestures go from `possible` to `ended` or `failed`; continuous ones go through `began` and `changed`.
    case possible, began, changed, ended, cancelled, failed

    /// The state of a recognized discrete gesture, which is the same as `ended`.
    public static let recognized = State.ended
  }

  /// The object that may prevent the gesture or allow it simultaneously with others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that indicates whether the recognizer is active.
  ///
  /// Setting it to false cancels a gesture in progress.
  @Observed open var isEnabled = true {
    didSet { if oldValue && !isEnabled { abandon() } }
  }
  /// The view to which the recognizer is attached, or nil.
  public internal(set) weak var view: UIView? {
    didSet { if view == nil && oldValue != nil { abandon() } }
  }
  /// A Boolean value that indicates whether recognition cancels the touches in their views.
  ///
  /// The default is true.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether views receive a touch only after this gesture has failed.
  ///
  /// The default is false.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether views are notified of a touch's end only after this gesture has failed.
  ///
  /// The default is true.
  open var delaysTouchesEnded = true
  /// The kinds of touches that may take part in the gesture, as the raw values of `UITouch.TouchType`.
  ///
  /// All kinds by default. The mouse stands for a finger: it also counts where only fingers may.
  open var allowedTouchTypes = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// A Boolean value that indicates whether all touches of a gesture must be of the first one's kind.
  ///
  /// The default is true.
  open var requiresExclusiveTouchType = true
  open var name: String?

  // State that belongs to `GestureArbiter`.
  weak var arbiter: GestureArbiter?
  /// The current state, even while targets are being notified of an earlier one.
  var currentState = State.possible
  /// The state that targets are currently being notified of.
  var reportedState: State?
  /// The states that were set while another gesture had yet to fail. The first is the one that recognition would have reported.
  var withheldStates: [State] = []
  /// The touches in progress that the recognizer follows, in the order in which they began.
  var touches: [UITouch] = []
  /// All touches since the last reset, including lifted ones.
  var sequence: [UITouch] = []
  /// The gestures that must fail first, as set by `require(toFail:)`.
  var failureRequirements: [WeakRecognizer] = []
  /// The gestures that must fail first, as required by delegates and subclasses in this sequence.
  var sequenceRequirements: [WeakRecognizer] = []

  var targetActions: [TargetAction<UIGestureRecognizer>] = []
  private var latestLocation = CGPoint.zero

  /// Creates a recognizer that sends a selector to `target`, which is weakly referenced, when the state of the gesture changes.
  ///
  /// Without a selector or a target, it has no target yet.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  open var state: State {
    get { reportedState ?? currentState }
    set {
      if let arbiter {
        arbiter.recognizer(self, enters: newValue)
      } else {
        currentState = newValue
      }
    }
  }

  /// The state that the gesture would have if no other gesture had to fail first. Subclasses in this module use it.
  var stateIncludingWithheld: State { withheldStates.last ?? currentState }

  /// A Boolean value that indicates whether the recognizer waits for more touches although all fingers are lifted.
  var awaitsMoreTouches: Bool { false }

  // MARK: Location

  /// The number of touches that take part in the gesture.
  open var numberOfTouches: Int { touches.count }

  /// Returns the center of the gesture in the coordinate space of `view`, or of the window if nil.
  open func location(in view: UIView?) -> CGPoint {
    let point = locationInWindow
    return view?.convert(point, from: nil) ?? point
  }

  /// Returns the location of one of the gesture's touches in the coordinate space of `view`, or of the window if nil.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touch(touchIndex, of: touches)?.location(in: view) ?? location(in: view)
  }

  /// Returns one of the touches of the gesture, or nil if the index is out of range.
  final func touch(_ index: Int, of touches: [UITouch]) -> UITouch? {
    if touches.indices.contains(index) { return touches[index] }
    misuse("-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(touches.count)).", as: .range)
    return nil
  }

  /// The center of the touches in the window, or the last known one if all are lifted.
  var locationInWindow: CGPoint {
    guard !touches.isEmpty else { return latestLocation }
    return centroid(of: touches)
  }

  /// Stores the center before lifted touches are removed.
  func keepLocation() {
    latestLocation = locationInWindow
  }

  // MARK: Relations to other gestures

  /// Makes this gesture wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// Returns whether recognition of this gesture prevents the other one.
  ///
  /// The default implementation returns true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether recognition of the other gesture prevents this one.
  ///
  /// The default implementation returns true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture must wait for the other one to fail.
  ///
  /// Subclasses override it; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the other gesture must wait for this one to fail.
  ///
  /// Subclasses override it; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  /// Handles new touches in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Handles touches that have been lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Handles touches that the system has cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Resets the recognizer for the next gesture.
  ///
  /// Called when the gesture is over and all fingers are lifted. Overrides call super.
  open func reset() {}

  /// Stops following a touch that does not belong to the gesture.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    keepLocation()
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
  }

  /// Returns whether a touch may take part in the gesture, before the delegate is asked.
  func accepts(_ touch: UITouch) -> Bool {
    let isAllowed = allowedTouchTypes.contains { type in
      let type = UITouch.TouchType(rawValue: type.intValue)
      return type == touch.type || type == .direct && touch.type == .indirectPointer
    }
    return isAllowed && (!requiresExclusiveTouchType || touches.allSatisfy { $0.type == touch.type })
  }

  // MARK: Targets

  /// Adds a target, which is weakly referenced, and the name of its method to call when the state of the gesture changes.
  ///
  /// Adding the same target and selector again has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targetActions.contains(where: { $0.target === target && $0.selector == action }) else { return }
    targetActions.append(TargetAction(target: target, selector: action))
  }

  /// Removes the targets for a selector, where nil stands for any target or any selector.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    targetActions.removeAll { $0.isRemoved(withTarget: target, selector: action) }
  }

  /// Notifies the targets, for which `state` has the given value.
  func sendActions(reporting state: State) {
    reportedState = state
    for message in targetActions { message.send(from: self, event: nil) }
    reportedState = nil
  }

  /// Ends the gesture in progress: cancels it if it has begun, otherwise fails it.
  private func abandon() {
    guard let arbiter, !sequence.isEmpty else { return }
    arbiter.abandon(self)
  }
}

/// A weak reference to a recognizer.
@MainActor
struct WeakRecognizer {
  private(set) weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

/// Returns the center of the given touches, in their window's points.
@MainActor
func centroid(of touches: [UITouch]) -> CGPoint {
  var sum = CGPoint.zero
  for touch in touches {
    let location = touch.location(in: nil)
    sum.x += location.x
    sum.y += location.y
  }
  return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
}
