import Components
import CoreGraphics
import Foundation
import SDLHost
import TestSupport
import Tweaks
import UIKit

@testable import GlissadeKit

/// A timing's section in a window of its own.
final class TimingHarness: SceneHarness {
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

  init(_ timing: TweakTiming, unfolded: Bool = false) throws {
    try HostPlatform.prepare()
    section = TimingSection(timing: timing, store: store)
    section.showsTerms = unfolded
    let size = CGSize(width: 328, height: section.height(in: 328))
    super.init(size: size, hostTime: 0, pace: Pace(event: 0.02))
    perform {
      rootView.backgroundColor = Theme.background
      rootView.tintColor = Theme.accent
      rootView.addSubview(section)
      section.frame = CGRect(origin: .zero, size: size)
    }
    advance(by: 0.1)
  }

  func number(_ id: Tweak.ID) -> Double { store.value(of: id)?.position ?? .nan }

  var curve: TweakCurve? { if case .curve(let curve)? = store.value(of: "curve") { curve } else { nil } }

  /// When the window wants its next turn; nil for never.
  var nextTurn: TimeInterval? { scene.needsFrame ? -.infinity : scene.nextWakeUp }

  // MARK: What is seen

  var plot: CurvePlotView { views(CurvePlotView.self)[0] }
  func cell(_ name: String) -> TimingCell? { views(TimingCell.self).first { $0.term.name == name } }

  func knob(_ handle: PlotHandle) -> CGPoint {
    middle(of: views(PlotHandleView.self).first { $0.handle == handle })
  }

  // MARK: What a person does

  func drag(from start: CGPoint, by travel: CGVector, _ modifiers: KeyModifiers = []) {
    drag(from: start, to: CGPoint(x: start.x + travel.dx, y: start.y + travel.dy), steps: 4, modifiers)
  }
}
