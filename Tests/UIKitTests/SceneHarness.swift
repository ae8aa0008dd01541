@testable import UIKit

/// A scene with one window whose time only moves when told, and whose pointer is the test's.
@MainActor
final class SceneHarness {
  let scene: UIWindowScene
  let window: UIWindow
  private(set) var hostTime: TimeInterval = 100

  init(size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero, root: UIViewController? = nil) {
    scene = UIWindowScene(screenSize: size, safeAreaInsets: safeArea, hostTime: 100)
    window = UIWindow(windowScene: scene)
    window.rootViewController = root ?? UIViewController()
    scene.perform { window.makeKeyAndVisible() }
    turn()
  }

  var rootView: UIView { window.rootViewController!.view }

  /// One turn at the present time.
  func turn() { scene.turn(at: hostTime) }

  /// Turns at 60 Hz until `seconds` of the host's time have passed, the last one exactly then.
  func advance(by seconds: TimeInterval) {
    let end = hostTime + seconds
    while hostTime < end {
      hostTime = min(hostTime + 1.0 / 60, end)
      turn()
    }
  }

  func pointer(_ phase: PointerInput.Phase, at location: CGPoint, id: Int = 0) {
    scene.deliver(.pointer(PointerInput(id: id, phase: phase, location: location, timestamp: scene.clock.time(at: hostTime))))
    turn()
  }

  func tap(at location: CGPoint) {
    pointer(.began, at: location)
    pointer(.ended, at: location)
  }

  func key(_ usage: UIKeyboardHIDUsage, _ characters: String = "", modifiers: KeyModifiers = []) {
    for isDown in [true, false] {
      scene.deliver(
        .key(
          KeyInput(
            isDown: isDown, usage: usage.rawValue, characters: characters, modifiers: modifiers, timestamp: scene.clock.time(at: hostTime)))
      )
    }
    turn()
  }
}

/// Writes down what happens, in order.
@MainActor
final class Journal {
  var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
