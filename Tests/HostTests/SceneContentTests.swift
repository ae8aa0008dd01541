import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import Host
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

  // MARK: Code between turns

  @Test("Given a scene that has rested, when code on the main queue animates, then the animation begins then and takes all its time")
  func animationFromTheMainQueue() {
    content.beginTurn(at: 0)
    content.update()
    content.beginTurn(at: 2.2)
    var isDone = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.animate(springDuration: 0.5) {
      view.center.x = 100
    } completion: { _ in
      isDone = true
    }
    content.update()
    for frame in 1...24 {
      content.beginTurn(at: 2.2 + Double(frame) / 60)
      content.update()
    }
    #expect(!isDone && view.layer.hasUnfinishedAnimations)
    content.beginTurn(at: 4)
    content.update()
    #expect(isDone)
  }

  @Test("Given a scroll view that is moved from the main queue after a rest, then it scrolls and does not jump")
  func scrollingFromTheMainQueue() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    list.contentSize = CGSize(width: 40, height: 3000)
    window.addSubview(list)
    content.beginTurn(at: 0)
    content.update()
    content.beginTurn(at: 5)
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    content.update()
    content.beginTurn(at: 5.15)
    content.update()
    #expect(abs(list.contentOffset.y - 150) < 1)
  }

  @Test("Given a scene inside another at half its pace, when code on the main queue animates in it, then by the inner scene's time")
  func animationInAnEmbeddedScene() {
    let stage = UIWindowScene(screenSize: CGSize(width: 20, height: 10))
    let stageWindow = UIWindow(windowScene: stage)
    stageWindow.makeKeyAndVisible()
    stage.speed = 0.5
    content.embeddedScenes = [EmbeddedScene(scene: stage)]
    content.beginTurn(at: 0)
    content.update()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stageWindow.addSubview(view)
    content.beginTurn(at: 4)
    #expect(CACurrentMediaTime() == 2)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    content.update()
    content.beginTurn(at: 5)
    content.update()
    #expect(abs(stage.perform { view.layer.presentedState(at: view.layer.currentLocalTime).position.x } - 55) < 1e-6)
  }

  @Test("Given a paused scene, when its clock is set by the host's, then its time stands still and nothing that is due is done")
  func settingTheClock() {
    var isDone = false
    scene.perform(after: 1) { isDone = true }
    scene.setTime(toHostTime: 2)
    #expect(scene.time == 2 && !isDone)
    scene.isPaused = true
    scene.setTime(toHostTime: 7)
    #expect(scene.time == 2 && !isDone)
    scene.turn(at: 7)
    #expect(isDone)
  }

  @Test("Whoever follows the damage of an embedded scene is told in the scene in which it began to")
  func damageInTheObserversScene() {
    let stage = UIWindowScene(screenSize: CGSize(width: 20, height: 10))
    let embedded = EmbeddedScene(scene: stage)
    var scenes: [UIWindowScene?] = []
    scene.perform { embedded.onDamage = { _ in scenes.append(UIWindowScene.running) } }
    stage.perform { embedded.render() }
    #expect(scenes == [scene])
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

  @Test("A menu closes when the window loses the keyboard")
  func menuCloses() {
    let host = HeadlessHost(content: content, size: CGSize(width: 200, height: 200))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = true
    window.rootViewController?.view.addSubview(button)
    host.advance(by: 0.1)
    for phase in [PointerInput.Phase.began, .ended] {
      host.send(.pointer(PointerInput(phase: phase, location: CGPoint(x: 20, y: 20), timestamp: host.now)))
      host.advance(by: 0.05)
    }
    #expect(scene.windows.count == 2)
    content.focusChanged(hasFocus: true)
    #expect(scene.windows.count == 2)
    content.focusChanged(hasFocus: false)
    host.advance(by: 1)
    #expect(scene.windows.count == 1)
  }
}

extension CGColor {
  fileprivate var argb: UInt32 {
    [red, green, blue].reduce(0xff) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
