import Foundation
import Host
import TestSupport
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A timeline in a window of its own, operated by mouse and keyboard in virtual time.
@MainActor
final class TimelineHarness {
  let timeline = TimelineView()
  private(set) var requests: [String] = []
  private(set) var scrubs: [TimeInterval] = []
  private let scene: UIWindowScene
  private let window: UIWindow
  private var hostTime: TimeInterval = 0
  private var pointer = CGPoint.zero

  init(_ recording: PhaseRecording?, size: CGSize = CGSize(width: 800, height: 240)) throws {
    try SourceAssets.preparePlatform()
    scene = UIWindowScene(screenSize: size)
    window = UIWindow(windowScene: scene)
    scene.perform {
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      timeline.frame = controller.view.bounds
      timeline.onAction = { [unowned self] in note($0) }
      timeline.recording = recording
      controller.view.addSubview(timeline)
    }
    turn()
  }

  isolated deinit { scene.disconnect() }

  // MARK: What is seen

  /// Where a time is in the tracks, in the window's points.
  func place(of time: TimeInterval, row: Int = 0) -> CGPoint {
    let area = timeline.area
    return area.convert(
      CGPoint(
        x: area.scale.x(of: time), y: area.scrollView.frame.minY + CGFloat(row) * Theme.Timeline.rowHeight + Theme.Timeline.rowHeight / 2),
      to: window)
  }

  /// Where a time is in the ruler.
  func placeInRuler(of time: TimeInterval) -> CGPoint {
    timeline.area.convert(CGPoint(x: timeline.area.scale.x(of: time), y: 6), to: window)
  }

  func views<View: UIView>(_ type: View.Type, in root: UIView? = nil) -> [View] {
    (root ?? window).subviews.flatMap { view in ((view as? View).map { [$0] } ?? []) + views(type, in: view) }
  }

  /// The button with a tool tip that begins so.
  func button(_ toolTip: String) -> CGPoint {
    let button = views(TransportButton.self).first { $0.toolTip?.hasPrefix(toolTip) == true }
    return button.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: window) } ?? .zero
  }

  var texts: [String] { views(UILabel.self).filter { !$0.isHidden }.compactMap(\.text) }

  /// What the window shows.
  func image() -> CGImage { EmbeddedScene(scene: scene).image() }

  // MARK: What a person does

  func turn() {
    hostTime += 1.0 / 60
    scene.turn(at: hostTime)
  }

  func perform(_ work: () -> Void) {
    scene.perform(work)
    turn()
  }

  func press(_ point: CGPoint, _ modifiers: KeyModifiers = []) { send(point, .began, modifiers) }
  func move(to point: CGPoint, _ modifiers: KeyModifiers = []) { send(point, .moved, modifiers) }
  func release() { send(pointer, .ended) }

  func click(_ point: CGPoint) {
    press(point)
    release()
  }

  func hover(_ point: CGPoint) {
    scene.deliver(.hover(point))
    turn()
  }

  func wheel(_ point: CGPoint, by delta: CGVector, _ modifiers: KeyModifiers = []) {
    scene.deliver(
      .wheel(WheelInput(location: point, delta: delta, isPrecise: true, timestamp: scene.time, modifiers: modifiers)))
    turn()
  }

  func key(_ usage: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: KeyModifiers = []) {
    for isDown in [true, false] {
      scene.deliver(
        .key(
          KeyInput(isDown: isDown, usage: usage.rawValue, characters: characters, modifiers: modifiers, timestamp: scene.time)))
      turn()
    }
  }

  private func send(_ point: CGPoint, _ phase: PointerInput.Phase, _ modifiers: KeyModifiers = []) {
    pointer = point
    scene.deliver(.pointer(PointerInput(phase: phase, location: point, timestamp: scene.time, modifiers: modifiers)))
    turn()
  }

  // MARK: What the timeline asks for

  private func note(_ action: TimelineAction) {
    switch action {
    case .togglePlay: requests.append("play")
    case .step(let frames): requests.append("step \(frames)")
    case .replay: requests.append("replay")
    case .reverse: requests.append("reverse")
    case .toggleLooping: requests.append("loop")
    case .setSpeed(let speed): requests.append("speed \(speed.rawValue)")
    case .scrub(.began): requests.append("scrub begins")
    case .scrub(.moved(let time)): scrubs.append(time)
    case .scrub(.ended): requests.append("scrub ends")
    }
  }
}
