import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A panel in a window of its own.
final class PanelHarness: SceneHarness {
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
            .number("damping", \.damping, "Damping", in: 0...1, step: 0.01, unit: .ratio, "Lower values overshoot more."),
          ], timings: [.spring("Present", duration: "duration", damping: "damping")]),
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

  static let subject = PanelSubject(
    id: "demo", title: "Demo", presets: [Preset(name: "article", demo: "demo", values: ["damping": .number(0.9)])],
    actions: [TweakAction(id: "stops", title: "Stops short", meaning: "Never ends.", values: ["bounces": .boolean(false)])])

  let store: TweakStore
  let panel: TweakPanel
  let memory: PanelMemory
  /// Where the person's files lie; it goes with the harness.
  let home: URL
  private(set) var requests: [String] = []

  /// - Parameters:
  ///   - memory: what an earlier panel has left; the person is new to the program unless given.
  ///   - foldsCurves: whether a person who is new has folded all curves.
  init(
    width: CGFloat = Theme.width, memory: PanelMemory? = nil, groups: [TweakGroup]? = nil, subject: PanelSubject = PanelHarness.subject,
    foldsCurves: Bool = true
  ) {
    store = TweakStore(groups ?? Parameters.tweaks.groups)
    home = FileManager.default.temporaryDirectory.appendingPathComponent("panel-\(UUID().uuidString)")
    self.memory = memory ?? .standard(environment: ["HOME": home.path])
    if memory == nil, foldsCurves {
      for timing in store.groups.flatMap(\.timings) { self.memory.setUnfolded(false, timing.id, demo: subject.id) }
    }
    panel = TweakPanel(subject, store: store, memory: self.memory)
    super.init(size: CGSize(width: width, height: 800), hostTime: 0, pace: .framePerEvent, root: panel)
    panel.onRequest = { [weak self] in self?.note($0) }
    turn()
  }

  isolated deinit { try? FileManager.default.removeItem(at: home) }

  // MARK: What the panel shows

  /// The rows that can be seen, from top to bottom.
  var rows: [TweakRow] { views(TweakRow.self, in: window).filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY } }

  var ids: [Tweak.ID] { rows.map(\.edited.tweak.id) }

  /// The texts that can be seen.
  var texts: [String] {
    views(UILabel.self, in: window).filter { label in
      sequence(first: label as UIView, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }.compactMap(\.text)
  }

  var headings: [String] {
    shownHeadings.flatMap { views(UILabel.self, in: $0) }.filter { $0.font == Theme.heading }.compactMap(\.text)
  }

  private var shownHeadings: [SectionHeading] {
    views(SectionHeading.self, in: window).filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
  }

  func heading(_ title: String) -> SectionHeading {
    shownHeadings.first { views(UILabel.self, in: $0).contains { $0.text == title } }!
  }

  func number(_ id: Tweak.ID) -> Double { store.value(of: id)?.position ?? .nan }

  func field(_ id: Tweak.ID) -> UITextField { views(ValueField.self, in: row(id))[0] }

  func title(_ id: Tweak.ID) -> CGPoint { row(id).convert(CGPoint(x: 40, y: 16), to: window) }

  func thumb(_ id: Tweak.ID) -> CGPoint {
    let slider = views(TweakSlider.self, in: row(id))[0]
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: window)
  }

  /// A button that can be seen.
  func button(_ title: String) -> CGPoint {
    let button = views(UIButton.self, in: window).first { $0.currentTitle == title && !$0.isHidden && $0.superview?.isHidden == false }
    return button.map(middle) ?? CGPoint(x: -1, y: -1)
  }

  var searchField: SearchField { views(SearchField.self, in: window)[0] }

  func row(_ id: Tweak.ID) -> TweakRow { views(TweakRow.self, in: window).first { $0.edited.tweak.id == id }! }

  // MARK: Menus

  private var menuLabels: [UILabel] {
    scene.windows.filter { $0 !== window }.flatMap { views(UILabel.self, in: $0) }.filter { $0.text?.isEmpty == false }
  }

  /// The titles in the open menus.
  var menu: [String] { menuLabels.compactMap(\.text) }

  /// Clicks on a row of an open menu.
  func choose(_ title: String) {
    guard let label = menuLabels.last(where: { $0.text == title }), let window = label.window else {
      Issue.record("The menu has no “\(title)”, but \(menu)")
      return
    }
    let point = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window)
    click(CGPoint(x: point.x + window.frame.minX, y: point.y + window.frame.minY))
    turn()
  }

  // MARK: What a person does

  func move(by distance: CGFloat, _ modifiers: KeyModifiers = []) { move(by: CGVector(dx: distance, dy: 0), modifiers) }

  func secondaryClick(_ point: CGPoint) { click(point, button: .secondary) }

  /// Goes to a row by Tab.
  func focus(_ id: Tweak.ID) {
    for _ in 0..<60 where !row(id).isFocused { key(.keyboardTab, "\t") }
  }

  func wheel(over id: Tweak.ID, by distance: CGFloat) { wheel(CGVector(dx: 0, dy: distance), at: title(id)) }

  // MARK: What the panel asks for

  private func note(_ request: PanelRequest) {
    switch request {
    case .replay: requests.append("replay")
    case .otherEnd: requests.append("other end")
    case .compare(let values, let name): requests.append("compare with \(name) \(values.keys.sorted())")
    case .writeValues: requests.append("write the values")
    case .endTyping: requests.append("keyboard back")
    case .undo: store.undo()
    case .redo: store.redo()
    case .presetsChanged: break
    }
  }
}
