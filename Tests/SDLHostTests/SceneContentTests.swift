import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SDLHost

@Suite("A scene of UIKit runs in a host")
@MainActor
struct SceneContentTests {
  let scene = UIWindowScene(screenSize: CGSize(width: 40, height: 30))
  let window: UIWindow
  let content: SceneContent

  init() throws {
    try HostPlatform.prepare()
    window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = .white
    window.makeKeyAndVisible()
    content = SceneContent(scene: scene)
  }

  @Test("What the views show is in the picture, at the host's scale")
  func picture() {
    let host = HeadlessHost(content: content, size: CGSize(width: 40, height: 30), scale: 2)
    let square = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
    square.backgroundColor = .red
    window.rootViewController?.view.addSubview(square)
    host.advance(by: 0.1)
    let image = host.image()
    #expect((image.width, image.height) == (80, 60))
    #expect(image.pixels[40, 20] == UIColor.red.cgColor.argb)
    #expect(image.pixels[10, 10] == 0xffff_ffff)
    #expect(scene.screen.scale == 2)
  }

  @Test("An animation moves with the clock and keeps the host awake until it ends")
  func animation() {
    let host = HeadlessHost(content: content, size: CGSize(width: 40, height: 30))
    host.advance(by: 0.1)
    #expect(content.nextTurn == nil)
    scene.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { window.rootViewController?.view.backgroundColor = .black }
    }
    host.advance(by: 0.25)
    #expect(content.nextTurn.map { $0 <= host.now } == true)
    let gray = host.image().pixels[20, 15] & 255
    #expect((118...138).contains(gray))
    host.advance(by: 0.5)
    #expect(content.nextTurn == nil)
    #expect(host.image().pixels[20, 15] == 0xff00_0000)
  }

  @Test("A press reaches the view under it; resizing reaches the scene")
  func input() {
    let host = HeadlessHost(content: content, size: CGSize(width: 40, height: 30))
    var presses = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    window.rootViewController?.view.addSubview(button)
    host.advance(by: 0.1)
    for phase in [PointerInput.Phase.began, .ended] {
      host.send(.pointer(PointerInput(phase: phase, location: CGPoint(x: 20, y: 15), timestamp: host.now)))
    }
    #expect(presses == 1)
    host.resize(to: CGSize(width: 90, height: 70))
    #expect(window.bounds.size == CGSize(width: 90, height: 70))
  }

  @Test("Over a text field the pointer is a text cursor")
  func pointerShape() {
    let host = HeadlessHost(content: content, size: CGSize(width: 40, height: 30))
    window.rootViewController?.view.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 20, height: 30)))
    host.advance(by: 0.1)
    #expect(content.pointerShape == .arrow)
    host.send(.hover(CGPoint(x: 10, y: 15)))
    #expect(content.pointerShape == .text)
    host.send(.hover(CGPoint(x: 30, y: 15)))
    #expect(content.pointerShape == .arrow)
  }

  @Test("An embedded scene has pixels and a pace of its own")
  func embedding() {
    let stage = UIWindowScene(screenSize: CGSize(width: 20, height: 10))
    let stageWindow = UIWindow(windowScene: stage)
    stageWindow.backgroundColor = .green
    stageWindow.makeKeyAndVisible()
    stage.speed = 0.5
    let embedded = EmbeddedScene(scene: stage)
    embedded.layer.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
    window.layer.addSublayer(embedded.layer)
    content.embeddedScenes = [embedded]
    let host = HeadlessHost(content: content, size: CGSize(width: 40, height: 30))
    host.advance(by: 1)
    #expect(abs(stage.time - 0.5) < 1e-9)
    let image = host.image()
    #expect(image.pixels[20, 15] == UIColor.green.cgColor.argb)
    #expect(image.pixels[5, 5] == 0xffff_ffff)
    stageWindow.backgroundColor = .blue
    host.advance(by: 0.1)
    #expect(host.image().pixels[20, 15] == UIColor.blue.cgColor.argb)
    #expect(embedded.image().pixels[3, 3] == UIColor.blue.cgColor.argb)
  }
}

extension CGColor {
  fileprivate var argb: UInt32 {
    [red, green, blue].reduce(0xff) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
