import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import Host
@testable import SDLHost

@Suite("What a transition will show is prepared when it has begun")
@MainActor
struct TransitionPreparingTests {
  private let scene = UIWindowScene(screenSize: CGSize(width: 60, height: 40))
  private let window: UIWindow

  init() throws {
    try HostPlatform.prepare()
    window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = .white
    window.makeKeyAndVisible()
  }

  /// Presents a view controller with a text, and returns the pixels of its frames.
  private func frames(preparing: Bool) -> [[UInt32]] {
    let content = SceneContent(scene: scene)
    let host = HeadlessHost(content: content, size: CGSize(width: 60, height: 40))
    let shown = UIViewController()
    shown.modalTransitionStyle = .crossDissolve
    shown.modalPresentationStyle = .fullScreen
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 50, height: 30))
    label.text = "Text"
    shown.view.backgroundColor = .yellow
    shown.view.addSubview(label)
    scene.perform { window.rootViewController?.present(shown, animated: true) }
    let frames = (0..<10).map { _ in
      host.advance(by: 0.05)
      if preparing { content.prepareTransitions(interval: 0.05) }
      let pixels = host.image().pixels
      return (0..<40).flatMap { y in (0..<60).map { pixels[$0, y] } }
    }
    scene.perform { window.rootViewController?.dismiss(animated: false) }
    return frames
  }

  @Test("Preparing changes none of the pixels")
  func samePixels() {
    let frames = frames(preparing: false)
    #expect(Set(frames.map(\.count)) == [2400] && Set(frames).count > 3)
    #expect(self.frames(preparing: true) == frames)
  }

  @Test("A transition is forecast once, with its duration, and one without animation isn't")
  func forecast() {
    let host = HeadlessHost(content: SceneContent(scene: scene), size: CGSize(width: 60, height: 40))
    #expect(scene.transitionForecast.takeDuration() == nil)
    let shown = UIViewController()
    shown.modalTransitionStyle = .crossDissolve
    shown.modalPresentationStyle = .fullScreen
    scene.perform { window.rootViewController?.present(shown, animated: true) }
    host.advance(by: 0.02)
    #expect(scene.transitionForecast.takeDuration().map { $0 > 0.1 } == true)
    #expect(scene.transitionForecast.takeDuration() == nil)
    host.advance(by: 1)
    scene.perform { window.rootViewController?.dismiss(animated: false) }
    host.advance(by: 1)
    #expect(scene.transitionForecast.takeDuration() == nil)
  }
}
