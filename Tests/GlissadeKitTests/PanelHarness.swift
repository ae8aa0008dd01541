import Foundation
import Tweaks
import UIKit

@testable import GlissadeKit

/// A panel in a window of its own, operated by mouse and keyboard in virtual time.
@MainActor
final class PanelHarness: TweakPanelDelegate {
  struct Parameters {
    enum Edge: String, CaseIterable { case bottom, top }

    var duration = 0.44
    var damping = 0.5
    var segments = 4
    var bounces = true
    var edge = Edge.bottom
    var gray = 0.0

    @MainActor static let tweaks = ParameterTweaks(
      Parameters(),
      [
        .group(
          "Present",
          [
            .number("duration", \.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "How long it takes."),
            .number("damping", \.damping, "Damping", in: 0...1, step: 0.01, unit: .ratio, "Less swings more."),
          ]),
        .group(
          "Look",
          [
            .integer("segments", \.segments, "Segments", in: 1...8, "How many parts it folds into."),
            .boolean("bounces", \.bounces, "Bounces", "Whether it overshoots."),
            .option("edge", \.edge, "Edge", "Where it comes from."),
            .color(
              "tint", \.gray, "Tint", "Its colour.", encode: { TweakColor(red: $0, green: $0, blue: $0) }, decode: \.red),
          ]),
      ])
  }

  let store = TweakStore(Parameters.tweaks.groups)
  let panel: TweakPanel
  private(set) var requests: [String] = []
  private let scene = UIWindowScene(screenSize: CGSize(width: TweakPanel.preferredWidth, height: 700))
  private let window: UIWindow
  private var hostTime: TimeInterval = 0
  private var pointer = CGPoint.zero

  init() {
    panel = TweakPanel(title: "Demo", store: store)
    window = UIWindow(windowScene: scene)
    panel.delegate = self
    scene.perform {
      window.rootViewController = panel
      window.makeKeyAndVisible()
    }
    turn()
  }

  isolated deinit { scene.disconnect() }

  // MARK: What the panel shows

  var rows: [TweakRow] { views(TweakRow.self, in: window) }

  func number(_ id: Tweak.ID) -> Double { store.value(of: id)?.position ?? .nan }

  func field(_ id: Tweak.ID) -> UITextField { views(ValueField.self, in: row(id))[0] }

  func title(_ id: Tweak.ID) -> CGPoint { row(id).convert(CGPoint(x: 40, y: 16), to: window) }

  func thumb(_ id: Tweak.ID) -> CGPoint {
    let slider = views(TweakSlider.self, in: row(id))[0]
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: window)
  }

  /// One of the buttons at the panel's head.
  func button(_ title: String) -> CGPoint {
    let buttons = views(PanelHeader.self, in: window).flatMap { views(UIButton.self, in: $0) }
    let button = buttons.first { $0.currentTitle == title }
    return button.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: window) } ?? .zero
  }

  /// A segment of the speeds.
  func segment(_ index: Int) -> CGPoint {
    let control = views(UISegmentedControl.self, in: window).first { $0.numberOfSegments == PlaybackSpeed.allCases.count }
    let share = (CGFloat(index) + 0.5) / CGFloat(PlaybackSpeed.allCases.count)
    return control.map { $0.convert(CGPoint(x: $0.bounds.width * share, y: $0.bounds.midY), to: window) } ?? .zero
  }

  private func row(_ id: Tweak.ID) -> TweakRow { rows.first { $0.edited.tweak.id == id }! }

  private func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
    root.subviews.flatMap { view in ((view as? View).map { [$0] } ?? []) + views(type, in: view) }
  }

  // MARK: What a person does

  func turn() {
    hostTime += 1.0 / 60
    scene.turn(at: hostTime)
  }

  func press(_ point: CGPoint, _ modifiers: KeyModifiers = []) { send(point, .began, modifiers) }
  func release() { send(pointer, .ended) }
  func cancel() { send(pointer, .cancelled) }

  func move(by distance: CGFloat, _ modifiers: KeyModifiers = []) {
    for _ in 0..<10 { send(CGPoint(x: pointer.x + distance / 10, y: pointer.y), .moved, modifiers) }
  }

  func click(_ point: CGPoint, _ modifiers: KeyModifiers = []) {
    send(point, .began, modifiers)
    send(point, .ended, modifiers)
  }

  func secondaryClick(_ point: CGPoint) {
    for phase in [PointerInput.Phase.began, .ended] { send(point, phase, button: .secondary) }
  }

  /// Goes to a row by Tab.
  func focus(_ id: Tweak.ID) {
    for _ in 0..<40 where !row(id).isFocused { key(.keyboardTab, "\t") }
  }

  func wheel(over id: Tweak.ID, by distance: CGFloat) {
    scene.deliver(
      .wheel(
        WheelInput(location: title(id), delta: CGVector(dx: 0, dy: distance), isPrecise: false, timestamp: scene.time)))
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

  func type(_ text: String) {
    scene.deliver(.text(text))
    turn()
  }

  private func send(
    _ point: CGPoint, _ phase: PointerInput.Phase, _ modifiers: KeyModifiers = [], button: PointerInput.Button = .primary
  ) {
    pointer = point
    scene.deliver(
      .pointer(PointerInput(phase: phase, location: point, timestamp: scene.time, button: button, modifiers: modifiers)))
    turn()
  }

  // MARK: What the panel asks for

  func tweakPanelDidAskForReplay(_ panel: TweakPanel) { requests.append("replay") }
  func tweakPanelDidAskForOtherEnd(_ panel: TweakPanel) { requests.append("other end") }
  func tweakPanel(_ panel: TweakPanel, didChoose speed: PlaybackSpeed) { requests.append("speed \(speed.rawValue)") }
}
