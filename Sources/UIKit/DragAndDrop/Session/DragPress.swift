import Foundation

/// The recognizer of the press that lifts items. It continues until they are released.
final class DragPress: UILongPressGestureRecognizer {
  /// The time after which a press lifts, in seconds. It is shorter than a context menu's, so that a press can do both.
  private static let delay: TimeInterval = 0.4
  /// The distance that turns a lift into a drag, in points.
  private static let threshold: CGFloat = 8

  weak var interaction: UIDragInteraction?
  /// A Boolean value that indicates whether the pointer has moved past the threshold.
  private(set) var hasMoved = false
  private var start = CGPoint.zero
  /// The scene in which the press began, which the view may have left since.
  private(set) weak var scene: UIWindowScene?

  init() {
    super.init(target: nil, action: nil)
    minimumPressDuration = Self.delay
  }

  /// The location of the pointer, in points of the screen.
  var screenLocation: CGPoint {
    guard let window = sequence.last?.window ?? view?.window else { return .zero }
    return window.layer.convert(locationInWindow, to: window.layer.superlayer)
  }

  /// Ends the press, because there is nothing to lift.
  func giveUp() { if state == .began || state == .changed { state = .cancelled } }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    // A press that continues without moving opens the menu.
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
      // Small movements don't begin a drag.
      guard hasMoved else { return }
    }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    hasMoved = false
  }
}
