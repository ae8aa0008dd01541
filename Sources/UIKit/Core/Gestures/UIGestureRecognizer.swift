/// Subclasses override `touchesBegan(_:with:)` and the related methods and set `state` in them, as on iOS. `GestureArbiter` decides which
/// gesture wins among those that receive the same touch.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    /// Discrete gestures go from `possible` to `ended` or `failed`; continuous ones go through `began` and `changed`.
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Setting this property to false cancels a gesture in progress.
  @Observed open var isEnabled = true {
    didSet { if oldValue && !isEnabled { abandon() } }
  }
  public internal(set) weak var view: UIView? {
    didSet { if view == nil && oldValue != nil { abandon() } }
  }
  open var cancelsTouchesInView = true
  /// If true, views receive a touch only after this gesture has failed.
  open var delaysTouchesBegan = false
  /// If true, views are notified of a touch's end only after this gesture has failed.
  open var delaysTouchesEnded = true
  /// The raw values of `UITouch.TouchType`. A mouse also counts as a finger.
  open var allowedTouchTypes = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// If true, all touches of a gesture must have the type of the first one.
  open var requiresExclusiveTouchType = true
  open var name: String?

  // The state of the recognizer in `GestureArbiter`.
  weak var arbiter: GestureArbiter?
  /// The current state, even while targets are being notified of an earlier one.
  var currentState = State.possible
  /// The state that targets are currently being notified of.
  var reportedState: State?
  /// The states that were set while another gesture had yet to fail. The first is the state that recognition would have reported.
  var withheldStates: [State] = []
  /// The touches in progress that the recognizer follows, in the order in which they began.
  var touches: [UITouch] = []
  /// All touches since the last reset, including lifted ones.
  var sequence: [UITouch] = []
  /// Set by `require(toFail:)`.
  var failureRequirements: [WeakRecognizer] = []
  /// Required by delegates and subclasses in this sequence.
  var sequenceRequirements: [WeakRecognizer] = []

  var targetActions: [TargetAction<UIGestureRecognizer>] = []
  private var latestLocation = CGPoint.zero

  /// The target is weakly referenced.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  public init?(coder: NSCoder) {
    super.init()
    coder.complete(self)
  }

  open func awakeFromNib() {}

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

  /// The state that the gesture would have if no other gesture had to fail first, for subclasses in this module.
  var stateIncludingWithheld: State { withheldStates.last ?? currentState }

  /// True if the recognizer waits for more touches although all fingers are lifted.
  var awaitsMoreTouches: Bool { false }

  open var numberOfTouches: Int { touches.count }

  // A nil view stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    let point = locationInWindow
    return view?.convert(point, from: nil) ?? point
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touch(touchIndex, of: touches)?.location(in: view) ?? location(in: view)
  }

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

  // MARK: Other gestures

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture is over and all fingers are lifted. Overrides call super.
  open func reset() {}

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

  /// The target is weakly referenced. Adding the same target and selector again has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targetActions.contains(where: { $0.target === target && $0.selector == action }) else { return }
    targetActions.append(TargetAction(target: target, selector: action))
  }

  /// Nil stands for any target or any selector.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    targetActions.removeAll { $0.isRemoved(withTarget: target, selector: action) }
  }

  /// Notifies the targets, which find the given value in `state`.
  func sendActions(reporting state: State) {
    reportedState = state
    for message in targetActions { message.send(from: self, event: nil) }
    reportedState = nil
  }

  /// Cancels a gesture that has begun; otherwise lets it fail.
  private func abandon() {
    guard let arbiter, !sequence.isEmpty else { return }
    arbiter.abandon(self)
  }
}

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
