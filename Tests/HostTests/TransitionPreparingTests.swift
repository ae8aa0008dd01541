import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import Host
@testable import SDLHost

@Suite("What a transition will show is prepared when it has begun")
@MainActor
struct TransitionPreparingTests {
  /// A scene in a host of its own.
  @MainActor
  private struct Stage {
    let scene = UIWindowScene(screenSize: CGSize(width: 60, height: 40))
    let content: SceneContent
    let host: HeadlessHost
    let presenter = UIViewController()

    init() throws {
      try HostPlatform.prepare()
      content = SceneContent(scene: scene)
      let window = UIWindow(windowScene: scene)
      presenter.view.backgroundColor = .white
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      host = HeadlessHost(content: content, size: CGSize(width: 60, height: 40))
    }

    /// Presents a view controller with a text, which fades in.
    func present() {
      let shown = UIViewController()
      shown.modalTransitionStyle = .crossDissolve
      shown.modalPresentationStyle = .fullScreen
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 50, height: 30))
      label.text = "Text"
      shown.view.backgroundColor = .yellow
      shown.view.addSubview(label)
      scene.perform { presenter.present(shown, animated: true) }
    }
  }

  /// Returns the pixels of a transition's frames.
  private func frames(preparing: Bool) throws -> [[UInt32]] {
    let stage = try Stage()
    stage.present()
    return (0..<10).map { _ in
      stage.host.advance(by: 0.05)
      if preparing { stage.content.prepareTransitions(interval: 0.05) }
      let pixels = stage.host.image().pixels
      return (0..<40).flatMap { y in (0..<60).map { pixels[$0, y] } }
    }
  }

  @Test("Preparing changes none of the pixels")
  func samePixels() throws {
    let frames = try frames(preparing: false)
    #expect(Set(frames).count > 3, "The transition moves")
    #expect(try self.frames(preparing: true) == frames)
  }

  @Test("A transition is forecast once, with its duration, and one without animation isn't")
  func forecast() throws {
    let stage = try Stage()
    let forecast = stage.scene.transitionForecast
    #expect(forecast.takeDuration() == nil)
    stage.present()
    stage.host.advance(by: 0.02)
    #expect(forecast.takeDuration().map { $0 > 0.1 } == true)
    #expect(forecast.takeDuration() == nil)
    stage.host.advance(by: 1)
    stage.scene.perform { stage.presenter.dismiss(animated: false) }
    stage.host.advance(by: 1)
    #expect(forecast.takeDuration() == nil)
  }
}
