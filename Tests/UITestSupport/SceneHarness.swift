import Foundation
import UIKit

/// A scene with a window, whose clock, pointer and keyboard are the test's.
///
/// Time passes only in ``advance(by:)`` and, where the pace says so, with each event. A subclass adds what is particular to its subject.
@MainActor
open class SceneHarness {
  /// The scene.
  public let scene: UIWindowScene
  /// The window that is there at first.
  public let window: UIWindow
  /// The times that pass with input.
  package let pace: Pace
  /// The latest location of each finger or button.
  private var pointers: [Int: CGPoint] = [:]

  /// Creates a scene with a window on the screen, and takes a turn.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - scale: The number of pixels per point.
  ///   - safeArea: The safe area of the screen.
  ///   - hostTime: The host's time at which the scene's clock is 0, in seconds.
  ///   - pace: The times that pass with input.
  ///   - root: The root view controller, or nil for none.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, safeArea: UIEdgeInsets = .zero, hostTime: TimeInterval = 100,
    pace: Pace = .display, root: UIViewController? = UIViewController()
  ) {
    scene = UIWindowScene(screenSize: size, scale: scale, safeAreaInsets: safeArea, hostTime: hostTime)
    window = UIWindow(windowScene: scene)
    self.pace = pace
    scene.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    scene.turn(at: hostTime)
  }

  /// Creates a harness for a scene that exists, and one of its windows.
  public init(scene: UIWindowScene, window: UIWindow, pace: Pace = .display) {
    (self.scene, self.window, self.pace) = (scene, window, pace)
  }

  isolated deinit { scene.disconnect() }

  /// The view of the root view controller.
  package var rootView: UIView { window.rootViewController!.view }

  /// Runs code as the scene's own, between turns.
  @discardableResult
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try scene.perform(body) }

  // MARK: Time

  /// The scene's time, in seconds.
  package var time: TimeInterval { scene.time }

  /// The host's time, in seconds.
  package var hostTime: TimeInterval { scene.hostTime }

  /// Takes a turn, after the time of an event.
  package func turn() { advance(by: pace.event) }

  /// Runs code as the scene's own, and takes a turn.
  package func turn(after body: () throws -> Void) rethrows {
    try perform(body)
    turn()
  }

  /// Lets time pass, in seconds of the host, with a turn for each frame and one at the end.
  package func advance(by seconds: TimeInterval) {
    var now = hostTime
    let end = now + seconds
    while let frame = pace.frame, now + frame < end - 1e-9 {
      now += frame
      turn(at: now)
    }
    turn(at: end)
  }

  /// Takes a turn at a time of the host, in seconds.
  open func turn(at hostTime: TimeInterval) { scene.turn(at: hostTime) }

  /// Delivers an event, and takes a turn.
  package func deliver(_ event: InputEvent) {
    scene.deliver(event)
    turn()
  }

  // MARK: Pointer

  /// Delivers an event of a finger, or of a button of the mouse.
  package func pointer(
    _ phase: PointerInput.Phase, at point: CGPoint, _ modifiers: KeyModifiers = [], button: PointerInput.Button = .primary, finger: Int = 0
  ) {
    pointers[finger] = point
    deliver(.pointer(PointerInput(id: finger, phase: phase, location: point, timestamp: time, button: button, modifiers: modifiers)))
  }

  /// Presses at a point.
  package func press(_ point: CGPoint, _ modifiers: KeyModifiers = [], button: PointerInput.Button = .primary, finger: Int = 0) {
    pointer(.began, at: point, modifiers, button: button, finger: finger)
  }

  /// Moves the pressed pointer to a point.
  package func move(to point: CGPoint, _ modifiers: KeyModifiers = [], button: PointerInput.Button = .primary, finger: Int = 0) {
    pointer(.moved, at: point, modifiers, button: button, finger: finger)
  }

  /// Releases the pressed pointer at a point, or where it is.
  package func release(
    _ point: CGPoint? = nil, _ modifiers: KeyModifiers = [], button: PointerInput.Button = .primary, finger: Int = 0
  ) {
    pointer(.ended, at: point ?? pointers[finger] ?? .zero, modifiers, button: button, finger: finger)
  }

  /// Cancels the pressed pointer at a point, or where it is.
  package func cancel(_ point: CGPoint? = nil, finger: Int = 0) {
    pointer(.cancelled, at: point ?? pointers[finger] ?? .zero, finger: finger)
  }

  /// Presses and releases at a point, with the times that the pace says.
  package func click(_ point: CGPoint, _ modifiers: KeyModifiers = [], button: PointerInput.Button = .primary) {
    if pace.beforeClick > 0 { advance(by: pace.beforeClick) }
    press(point, modifiers, button: button)
    if pace.click > 0 { advance(by: pace.click) }
    release(point, modifiers, button: button)
  }

  /// Presses, moves along a straight line, and releases.
  package func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, _ modifiers: KeyModifiers = []) {
    press(start, modifiers)
    move(from: start, to: end, steps: steps, modifiers)
    release(end, modifiers)
  }

  /// Moves the pressed pointer by a distance along a straight line, a step for each frame.
  package func move(by distance: CGVector, steps: Int = 10, _ modifiers: KeyModifiers = []) {
    let start = pointers[0] ?? .zero
    move(from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), steps: steps, modifiers)
  }

  /// Moves the pressed pointer along a straight line, a step for each frame, or for each interval.
  package func move(
    from start: CGPoint, to end: CGPoint, steps: Int, interval: TimeInterval? = nil, _ modifiers: KeyModifiers = [], finger: Int = 0
  ) {
    for step in 1...steps {
      if let pause = (interval ?? pace.frame).map({ $0 - pace.event }), pause > 0 { advance(by: pause) }
      let fraction = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      move(to: point, modifiers, finger: finger)
    }
  }

  /// Moves the released pointer to a point, or off the screen.
  package func hover(_ point: CGPoint?) { deliver(.hover(point)) }

  /// Turns the wheel.
  package func wheel(_ delta: CGVector, at point: CGPoint, isPrecise: Bool = false, modifiers: KeyModifiers = []) {
    deliver(.wheel(WheelInput(location: point, delta: delta, isPrecise: isPrecise, timestamp: time, modifiers: modifiers)))
  }

  // MARK: Keyboard

  /// Presses and releases a key.
  package func key(_ usage: UIKeyboardHIDUsage, _ characters: String = "", modifiers: KeyModifiers = []) {
    keyDown(usage, characters, modifiers: modifiers)
    keyUp(usage, characters, modifiers: modifiers)
  }

  /// Presses a key, or repeats it while it is held.
  package func keyDown(_ usage: UIKeyboardHIDUsage, _ characters: String = "", isRepeat: Bool = false, modifiers: KeyModifiers = []) {
    deliver(
      .key(
        KeyInput(
          isDown: true, isRepeat: isRepeat, usage: usage.rawValue, characters: characters, modifiers: modifiers, timestamp: time)))
  }

  /// Releases a key.
  package func keyUp(_ usage: UIKeyboardHIDUsage, _ characters: String = "", modifiers: KeyModifiers = []) {
    deliver(.key(KeyInput(isDown: false, usage: usage.rawValue, characters: characters, modifiers: modifiers, timestamp: time)))
  }

  /// Types a text.
  open func type(_ text: String) { deliver(.text(text)) }
}
