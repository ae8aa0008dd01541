/// Recognises a gesture in the touches of a view and its descendants, and tells its targets.
///
/// Subclasses override `touchesBegan(_:with:)` and its siblings and set `state` there, as on iOS. Which gesture wins among those
/// that see the same touch is the business of `GestureArbiter`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, GestureTargeting {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What a discrete gesture reports: the same as `.ended`.
    public static let recognized = State.ended
  }

  /// The object that may veto the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the gesture is looked for; turning it off cancels one that is under way.
  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { abandon() } }
  }
  /// The view that the recogniser is attached to.
  public internal(set) weak var view: UIView? {
    didSet { if view == nil && oldValue != nil { abandon() } }
  }
  /// Whether recognition cancels the touches in their views.
  open var cancelsTouchesInView = true
  /// Whether views hear of a touch only after this gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of a touch's end only after this gesture has failed.
  open var delaysTouchesEnded = true
  /// A name for people who debug.
  open var name: String?

  // What the arbiter keeps here, see GestureArbiter.
  weak var arbiter: GestureArbiter?
  /// The state without regard to a message that is being sent.
  var currentState = State.possible
  /// The state that the message now being sent reports.
  var reportedState: State?
  /// States set while another gesture has still to fail; the first is what recognition would have been.
  var withheldStates: [State] = []
  /// The touches on the surface that this recogniser follows, in the order in which they came.
  var touches: [UITouch] = []
  /// All touches since the last reset, lifted ones too.
  var sequence: [UITouch] = []
  /// Gestures that must fail first, through `require(toFail:)`.
  var failureRequirements: [WeakRecognizer] = []
  /// Gestures that must fail first, as delegates and subclasses said during this sequence.
  var sequenceRequirements: [WeakRecognizer] = []

  private var targetActions: [TargetAction<UIGestureRecognizer>] = []
  private var latestLocation = CGPoint.zero

  /// A recogniser without targets.
  public required override init() {
    super.init()
  }

  /// How far the gesture has come. Only subclasses set it.
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

  /// The state as it would be if no other gesture had to fail first; subclasses here steer by it.
  var stateIncludingWithheld: State { withheldStates.last ?? currentState }

  /// Whether the recogniser, with all fingers lifted, still hopes for more touches.
  var awaitsMoreTouches: Bool { false }

  // MARK: Where

  /// How many touches the gesture has now.
  open var numberOfTouches: Int { touches.count }

  /// The gesture's centre in a view's coordinates, in points; in the window's when `view` is nil.
  open func location(in view: UIView?) -> CGPoint {
    let point = locationInWindow
    return view?.convert(point, from: nil) ?? point
  }

  /// Where one of the gesture's touches is, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touch(touchIndex, of: touches)?.location(in: view) ?? location(in: view)
  }

  /// Returns one of the touches of the gesture; nil for a number that none of them has.
  final func touch(_ index: Int, of touches: [UITouch]) -> UITouch? {
    if touches.indices.contains(index) { return touches[index] }
    misuse("-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(touches.count)).", as: .range)
    return nil
  }

  /// The centre of the touches in the window; the last one known when all are lifted.
  var locationInWindow: CGPoint {
    guard !touches.isEmpty else { return latestLocation }
    return centroid(of: touches)
  }

  /// Remembers the centre before lifted touches leave.
  func keepLocation() {
    latestLocation = locationInWindow
  }

  // MARK: Relations to other gestures

  /// Makes this gesture wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// Whether recognition of this gesture stops the other one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether recognition of the other gesture stops this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits for the other one to fail, as a matter of its class.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other gesture waits for this one to fail, as a matter of its class.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  /// Touches came down on the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets the last gesture; called when it is over and all fingers are lifted. Call super.
  open func reset() {}

  /// Stops following a touch that does not belong to the gesture.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    keepLocation()
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
  }

  /// Whether a touch may take part at all, apart from what the delegate says.
  func accepts(_ touch: UITouch) -> Bool { true }

  // MARK: Targets

  /// Whom the gesture tells, for `addTarget` of every form.
  func add(_ message: TargetAction<UIGestureRecognizer>) {
    targetActions.append(message)
  }

  /// Stops telling `target`; nil stops telling anyone.
  public func removeTarget(_ target: AnyObject?, action: Never?) {
    targetActions.removeAll { target == nil || $0.target === target }
  }

  /// Tells the targets, who see `state` as it is given here.
  func sendActions(reporting state: State) {
    reportedState = state
    for message in targetActions { message.send(from: self, event: nil) }
    reportedState = nil
  }

  /// Gives up the gesture under way: a running one is cancelled, a hoped-for one fails.
  private func abandon() {
    guard let arbiter, !sequence.isEmpty else { return }
    arbiter.abandon(self)
  }
}

/// A recogniser, not kept alive by those who wait for it.
@MainActor
struct WeakRecognizer {
  private(set) weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

/// The middle of some touches, in their window's points.
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
