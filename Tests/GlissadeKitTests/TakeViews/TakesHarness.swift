import Foundation
import SDLHost
import TestSupport
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A list of takes in a window of its own, operated by mouse and keyboard in virtual time.
@MainActor
final class TakesHarness {
  let view: TakesView
  let model: TakesModel
  let library: TakeLibrary
  private(set) var requests: [String] = []
  private let folder: TemporaryFolder
  private let scene = UIWindowScene(screenSize: CGSize(width: 320, height: 400))
  private let window: UIWindow
  private var hostTime: TimeInterval = 0

  init(own: [String], shipped: [String]) throws {
    try HostPlatform.prepare()
    folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path, isDirectory: true)
    let shippedFolder = url.appendingPathComponent("shipped")
    library = TakeLibrary(own: url.appendingPathComponent("own"), shipped: [shippedFolder])
    for (names, library) in [(own, library), (shipped, TakeLibrary(own: shippedFolder, shipped: []))] {
      for name in names {
        var take = Take.dragDown(by: 100)
        take.name = name
        try library.save(take)
      }
    }
    model = TakesModel(demo: "drag", library: library, trash: Trash(url.appendingPathComponent("Trash")))
    view = TakesView(model)
    window = UIWindow(windowScene: scene)
    view.onRequest = { [unowned self] in note($0) }
    scene.perform {
      let controller = UIViewController()
      view.frame = CGRect(x: 20, y: 20, width: 280, height: 360)
      controller.view.addSubview(view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    turn()
  }

  isolated deinit { scene.disconnect() }

  // MARK: What is shown

  func texts(in root: UIView) -> [String] { views(UILabel.self, in: root).filter { !$0.isHidden }.compactMap(\.text) }

  /// The buttons that can be seen.
  var buttons: [UIButton] {
    views(UIButton.self, in: view).filter { button in
      !sequence(first: button as UIView, next: \.superview).contains { $0.isHidden }
    }
  }

  func name(_ name: String) -> CGPoint { row(name).convert(CGPoint(x: 60, y: 16), to: nil) }
  func playButton(_ name: String) -> CGPoint { row(name).convert(CGPoint(x: 16, y: 16), to: nil) }
  var loopButton: CGPoint { middle(of: buttons.first { $0.toolTip == "Repeats the take" }) }

  private func row(_ name: String) -> TakeRow { view.rows.first { $0.listing.name == name }! }

  private func middle(of view: UIView?) -> CGPoint {
    view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
  }

  private func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
    root.subviews.flatMap { view in ((view as? View).map { [$0] } ?? []) + views(type, in: view) }
  }

  // MARK: What a person does

  func turn() {
    hostTime += 1.0 / 60
    scene.turn(at: hostTime)
  }

  func click(_ point: CGPoint) {
    for _ in 0..<40 { turn() }
    for phase in [PointerInput.Phase.began, .ended] { send(point, phase) }
  }

  func doubleClick(_ point: CGPoint) {
    click(point)
    for phase in [PointerInput.Phase.began, .ended] { send(point, phase) }
  }

  func rightClick(_ point: CGPoint) {
    for phase in [PointerInput.Phase.began, .ended] { send(point, phase, .secondary) }
  }

  func press(button title: String) { click(middle(of: buttons.first { $0.currentTitle == title && !$0.isHidden })) }

  func chooseInMenu(_ title: String) {
    let label = scene.windows.flatMap { views(UILabel.self, in: $0) }.last { $0.text == title }
    click(middle(of: label))
  }

  /// Drags the first or second handle of the trimmer.
  func dragHandle(_ index: Int, by distance: CGFloat) {
    let start = middle(of: views(TrimHandle.self, in: view)[index])
    send(start, .began)
    for step in 1...5 { send(CGPoint(x: start.x + distance * CGFloat(step) / 5, y: start.y), .moved) }
    send(CGPoint(x: start.x + distance, y: start.y), .ended)
  }

  /// Goes to a row by Tab.
  func focus(_ name: String) {
    for _ in 0..<40 where !row(name).isFocused { key(.keyboardTab, "\t") }
  }

  func key(_ usage: UIKeyboardHIDUsage, _ characters: String = "") {
    for isDown in [true, false] {
      scene.deliver(
        .key(KeyInput(isDown: isDown, usage: usage.rawValue, characters: characters, modifiers: [], timestamp: scene.time)))
      turn()
    }
  }

  func type(_ text: String) {
    scene.deliver(.text(text))
    turn()
  }

  private func send(_ point: CGPoint, _ phase: PointerInput.Phase, _ button: PointerInput.Button = .primary) {
    scene.deliver(.pointer(PointerInput(phase: phase, location: point, timestamp: scene.time, button: button)))
    turn()
  }

  // MARK: What the list asks for

  private func note(_ request: TakesRequest) {
    switch request {
    case .show(let name): requests.append("select \(name ?? "none")")
    case .play(let name): requests.append("play \(name)")
    case .stop: requests.append("stop")
    case .update: break
    case .setLooping(let isLooping):
      requests.append("loop \(isLooping)")
      view.activity.isLooping = isLooping
    case .record: requests.append("record")
    case .report(let message): requests.append("says \(message)")
    }
  }
}
