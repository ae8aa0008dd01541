import CoreGraphics
import Foundation
import Host
import SDLHost
import Tweaks
import UIKit

@testable import GlissadeKit

/// A timing's section in a window of its own, operated by mouse and keyboard in virtual time.
@MainActor
final class TimingHarness {
  static let groups = [
    TweakGroup(
      "Motion",
      [
        Tweak(
          id: "duration", title: "Duration", meaning: "", unit: .seconds, domain: .number(range: 0.05...3, step: 0.01),
          default: .number(0.44)),
        Tweak(
          id: "damping", title: "Damping", meaning: "", unit: .ratio, domain: .number(range: 0.1...1, step: 0.01), default: .number(0.82)),
        Tweak(id: "stiffness", title: "Stiffness", meaning: "", domain: .number(range: 50...1500, step: 10), default: .number(330)),
        Tweak(id: "curve", title: "Curve", meaning: "", domain: .curve, default: .curve(.easeInOut)),
        Tweak(id: "share", title: "Share", meaning: "", unit: .ratio, domain: .number(range: 0...1, step: 0.01), default: .number(0.5)),
      ],
      timings: [spring, physics, curve])
  ]
  static let spring = TweakTiming.spring("Present", duration: "duration", damping: "damping")
  static let physics = TweakTiming.spring("Settle", stiffness: "stiffness")
  static let curve = TweakTiming.curve("Fade", duration: .fraction("share", of: "duration"), curve: "curve")

  let store = TweakStore(groups)
  let section: TimingSection
  let host: HeadlessHost
  private let content: SceneContent
  private let window: UIWindow

  init(_ timing: TweakTiming, width: CGFloat = 328, scale: CGFloat = 1, appearance: UIUserInterfaceStyle = .light, unfolded: Bool = false)
    throws
  {
    try HostPlatform.prepare()
    let scene = UIWindowScene(screenSize: CGSize(width: width, height: 600))
    section = TimingSection(timing: timing, store: store)
    section.showsTerms = unfolded
    window = UIWindow(windowScene: scene)
    content = SceneContent(scene: scene, threads: 1)
    let height = section.height(forWidth: width)
    host = HeadlessHost(content: content, size: CGSize(width: width, height: height), scale: scale)
    let (window, section) = (window, section)
    scene.perform {
      window.overrideUserInterfaceStyle = appearance
      let controller = UIViewController()
      controller.view.backgroundColor = Theme.background
      controller.view.tintColor = Theme.accent
      controller.view.addSubview(section)
      section.frame = CGRect(x: 0, y: 0, width: width, height: height)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    host.advance(by: 0.1)
  }

  isolated deinit { content.scene.disconnect() }

  func perform(_ body: () -> Void) {
    content.scene.perform(body)
    host.advance(by: 0.05)
  }

  func number(_ id: Tweak.ID) -> Double { store.value(of: id)?.position ?? .nan }

  var curve: TweakCurve? { if case .curve(let curve)? = store.value(of: "curve") { curve } else { nil } }

  /// When the window wants its next turn; nil for never.
  var nextTurn: TimeInterval? { content.nextTurn }

  // MARK: What is seen

  var plot: CurvePlotView { views(CurvePlotView.self)[0] }
  func cell(_ name: String) -> TimingCell? { views(TimingCell.self).first { $0.term.name == name } }

  func knob(_ handle: PlotHandle) -> CGPoint {
    let view = views(PlotHandleView.self).first { $0.handle == handle }
    return view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
  }

  func middle(of view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

  func views<View: UIView>(_ type: View.Type) -> [View] {
    func visit(_ view: UIView) -> [View] { ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap(visit) }
    return visit(window)
  }

  // MARK: Hands

  func press(at point: CGPoint, _ modifiers: KeyModifiers = []) { pointer(.began, at: point, modifiers) }
  func move(to point: CGPoint, _ modifiers: KeyModifiers = []) { pointer(.moved, at: point, modifiers) }
  func release(at point: CGPoint) { pointer(.ended, at: point, []) }

  func drag(from start: CGPoint, by travel: CGVector, _ modifiers: KeyModifiers = []) {
    press(at: start, modifiers)
    for step in 1...4 {
      move(to: CGPoint(x: start.x + travel.dx * CGFloat(step) / 4, y: start.y + travel.dy * CGFloat(step) / 4), modifiers)
    }
    release(at: CGPoint(x: start.x + travel.dx, y: start.y + travel.dy))
  }

  func click(at point: CGPoint) {
    press(at: point)
    release(at: point)
  }

  func hover(over point: CGPoint?) {
    host.send(.hover(point))
    host.advance(by: 0.02)
  }

  func key(_ code: UIKeyboardHIDUsage, _ modifiers: KeyModifiers = []) {
    for isDown in [true, false] {
      host.send(.key(KeyInput(isDown: isDown, usage: code.rawValue, characters: "", modifiers: modifiers, timestamp: host.now)))
    }
    host.advance(by: 0.02)
  }

  private func pointer(_ phase: PointerInput.Phase, at point: CGPoint, _ modifiers: KeyModifiers) {
    host.send(.pointer(PointerInput(phase: phase, location: point, timestamp: host.now, modifiers: modifiers)))
    host.advance(by: 0.02)
  }
}
