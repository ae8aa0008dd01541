import Compositor
import Foundation
import SDLHost
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A stage, and a window of its own scene beside it in which a diagnostic stands.
@MainActor
final class DiagnosticsHarness {
  let stage: Stage
  let root = UIViewController()
  let chrome: UIWindowScene
  private let window: UIWindow
  private var hostTime: TimeInterval = 0

  init(stage configuration: StageConfiguration = StageConfiguration(), chrome size: CGSize = CGSize(width: 390, height: 844)) throws {
    try HostPlatform.prepare()
    stage = Stage(configuration)
    chrome = UIWindowScene(screenSize: size)
    window = UIWindow(windowScene: chrome)
    chrome.perform {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }
    stage.show(root)
    turn()
  }

  isolated deinit {
    stage.close()
    chrome.disconnect()
  }

  /// Puts a diagnostic into the window, over all of it.
  func show(_ view: UIView) {
    chrome.perform {
      view.frame = window.bounds
      window.addSubview(view)
    }
    turn()
  }

  /// Adds a view to the stage.
  @discardableResult
  func add(_ view: UIView, _ frame: CGRect, name: String? = nil) -> UIView {
    stage.scene.perform {
      view.frame = frame
      view.layer.name = name
      root.view.addSubview(view)
    }
    turn()
    return view
  }

  func turn(_ seconds: TimeInterval = 1.0 / 60) {
    hostTime += seconds
    chrome.turn(at: hostTime)
    stage.turn(at: hostTime)
  }

  func click(_ point: CGPoint) {
    for phase in [PointerInput.Phase.began, .ended] {
      chrome.deliver(.pointer(PointerInput(phase: phase, location: point, timestamp: chrome.time)))
      // Longer than a scroll view waits whether it is to scroll.
      turn(0.2)
    }
  }

  func press(_ key: UIKeyboardHIDUsage) {
    for isDown in [true, false] {
      chrome.deliver(.key(KeyInput(isDown: isDown, usage: key.rawValue, characters: "", modifiers: [], timestamp: chrome.time)))
      turn()
    }
  }

  /// The texts of all labels that can be seen in a view, from back to front.
  func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    return [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap { texts(in: $0) }
  }
}
