import Foundation

/// An interaction by which a view takes items that are dragged above it.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that takes the items.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view above which the items are.
  public private(set) weak var view: UIView?
  /// A Boolean value that indicates whether several drags can be above the view. Here there is one at a time.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction whose `delegate`, which is weakly referenced, takes the items.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An interaction by which a person drags items out of a view: by a press that then moves.
///
/// The view must be enabled for interaction.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// A Boolean value that indicates whether interactions are enabled when they are created, which is true.
  open class var isEnabledByDefault: Bool { true }

  /// The object that supplies the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the items are dragged out of.
  public private(set) weak var view: UIView?
  /// A Boolean value that indicates whether a person can drag.
  open var isEnabled = true { didSet { press.isEnabled = isEnabled } }
  /// A Boolean value that indicates whether other gestures can be recognized while the items are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  private let press = DragPress()

  /// Creates an interaction that asks `delegate`, which is weakly referenced, for the items.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.name = "drag"
    press.interaction = self
    press.addTarget(self, action: UIDragInteraction.handlePress)
  }

  /// Cancels the drag and detaches the recognizer when the interaction is removed.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    self.view?.removeGestureRecognizer(press)
    self.view = nil
  }

  /// Attaches the recognizer to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func handlePress(_ press: DragPress) {
    guard let scene = press.scene else { return }
    let drags = scene.drags
    let location = press.screenLocation
    switch press.state {
    case .began: if !drags.lift(by: self, at: location, in: scene) { press.giveUp() }
    case .changed: drags.pointerMoved(to: location, by: self)
    case .ended: drags.release(by: self)
    case .cancelled: drags.cancel(by: self)
    case .possible, .failed: break
    }
  }
}

/// The recognizer of the press that lifts items. It continues until they are released.
final class DragPress: UILongPressGestureRecognizer {
  /// The time after which a press lifts, in seconds. It is shorter than that of a context menu, so that a press can do both.
  private static let delay: TimeInterval = 0.4
  /// The distance that turns a lift into a drag, in points.
  private static let threshold: CGFloat = 8

  weak var interaction: UIDragInteraction?
  /// A Boolean value that indicates whether the pointer has moved so far that the press drags.
  private(set) var hasMoved = false
  private var start = CGPoint.zero
  /// The scene in which the press began, although its view may have left it.
  private(set) weak var scene: UIWindowScene?

  init() {
    super.init(target: nil, action: nil)
    minimumPressDuration = Self.delay
  }

  /// The place of the pointer, in the scene's screen points.
  var screenLocation: CGPoint {
    guard let window = sequence.last?.window ?? view?.window else { return .zero }
    return window.layer.convert(locationInWindow, to: window.layer.superlayer)
  }

  /// Ends the press, because there is nothing to lift.
  func giveUp() { if state == .began || state == .changed { state = .cancelled } }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    // A press that goes on without moving opens the menu.
    if preventedGestureRecognizer is ContextMenuPress { return hasMoved }
    return interaction?.allowsSimultaneousRecognitionDuringLift != true
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scene = touches.first?.window?.windowScene
    start = locationInWindow
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if stateIncludingWithheld != .possible {
      let now = locationInWindow
      hasMoved = hasMoved || hypot(now.x - start.x, now.y - start.y) > Self.threshold
      // A hand that trembles doesn't drag.
      guard hasMoved else { return }
    }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    hasMoved = false
  }
}
