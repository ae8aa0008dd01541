@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import TestSupport
import Testing
import Tweaks

@Suite("Tuned values as code")
@MainActor
struct MotionExportTests {
  private func export(_ demo: any Demo.Type, _ assignments: [String], all: Bool = false) throws -> MotionExport {
    let store = TweakStore(demo.tweaks)
    try store.apply(assignments: assignments)
    return MotionExport(id: demo.id, title: demo.title, store: store, includesDefaults: all)
  }

  @Test("What was changed is assigned to the transition's own properties, and nothing else")
  func changed() throws {
    let swift = try export(ModalCardDemo.self, ["present.duration=0.6", "dismiss.curve=easeOut"]).swift
    #expect(
      swift.hasPrefix(
        """
        // Modal card
        var parameters = ModalCard.Parameters()
        parameters.presentDuration = 0.6
        parameters.dismissCurve = .easeOut

        """))
    #expect(!swift.contains("presentDamping"))
  }

  @Test("With nothing changed there is nothing to assign, and the parameters are a constant")
  func unchanged() throws {
    let swift = try export(ModalCardDemo.self, []).swift
    #expect(swift.contains("let parameters = ModalCard.Parameters()\n"))
    #expect(!swift.contains("parameters."))
  }

  @Test(
    "A spring is written in the chosen form alone",
    arguments: [
      (SpringForm.bounce, "UISpringTimingParameters(duration: 0.311942, bounce: 0.18)"),
      (.response, "let (presentResponse, presentDampingRatio) = (0.311942, 0.82)"),
      (.duration, "usingSpringWithDamping: 0.82"), (.physics, "stiffness: 405.705937, damping: 33.033115"),
    ])
  func chosenForm(form: SpringForm, call: String) {
    let store = TweakStore(ModalCardDemo.tweaks)
    let timing = store.groups.flatMap(\.timings).first { $0.title == "Present" }
    let all = MotionExport(id: "modal-card", title: "Modal card", store: store).swift
    let swift = MotionExport(id: "modal-card", title: "Modal card", store: store, forms: timing.map { [$0.id: form] } ?? [:]).swift
    #expect(swift.contains(call))
    #expect(swift.count < all.count)
  }

  @Test("On demand every value is written")
  func all() throws {
    let swift = try export(ModalCardDemo.self, [], all: true).swift
    #expect(swift.contains("parameters.presentDamping = 0.82\n"))
    #expect(swift.contains("parameters.isDraggable = true\n"))
    #expect(swift.contains("parameters.cornerRadius = 12\n"))
  }

  @Test("Cases are written by their Swift names, nested values by their paths, curves of one's own by their points")
  func literals() throws {
    #expect(
      try export(FadePushDemo.self, ["swipe.completion=ease in and out"]).swift.contains("parameters.swipe.completion = .easeInOut\n"))
    #expect(try export(SimpleDemo.self, ["swipe.threshold=0.3"]).swift.contains("parameters.swipe.threshold = 0.3\n"))
    #expect(
      try export(FoldableDemo.self, ["fold.curve=0.1,-0.5,0.4,1"]).swift.contains(
        "parameters.curve = CubicTiming(controlPoint1: CGPoint(x: 0.1, y: -0.5), controlPoint2: CGPoint(x: 0.4, y: 1))\n"))
  }

  @Test("A transition whose parameters are a part of the demo's is written by itself")
  func nestedOwner() throws {
    let swift = try export(PhotoZoomDemo.self, ["push.duration=0.5", "grid.style=squares"]).swift
    #expect(swift.contains("var parameters = PhotoZoom.Parameters()\nparameters.pushDuration = 0.5\n"))
    #expect(!swift.contains("parameters.grid") && !swift.contains("squares"))
  }

  @Test("A spring is written as each API takes it")
  func calls() throws {
    let swift = try export(ModalCardDemo.self, ["present.damping=0.5", "present.duration=1"]).swift
    #expect(
      swift.contains("UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {"))
    #expect(swift.contains("duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))"))
    #expect(swift.contains("mass: 1, stiffness: 161.719502, damping: 12.716898, initialVelocity: .zero)"))
    #expect(swift.contains("// SwiftUI: .spring(response: 0.494082, dampingFraction: 0.5)"))
    #expect(swift.contains("timingParameters: UICubicTimingParameters(animationCurve: .easeIn))"))
  }

  @Test("JSON is a preset that reads back as the same values")
  func json() throws {
    let json = try export(ModalCardDemo.self, ["present.duration=0.6", "dismiss.curve=easeOut"]).json
    let read = try PresetFormat.preset(from: json, file: "x.json", tweaks: ModalCardDemo.tweaks.flatMap(\.tweaks))
    #expect(read.preset.demo == "modal-card")
    #expect(read.preset.values == ["present.duration": .number(0.6), "dismiss.curve": .curve(.easeOut)])
  }

  @Test("CSS has a class for each timing; curves are exact")
  func css() throws {
    let css = try export(ModalCardDemo.self, ["dismiss.curve=0.3,0,0.8,1.2"]).css
    #expect(css.contains(".modal-card-present {\n  transition-duration: 440ms;\n  transition-timing-function: linear(0, "))
    #expect(css.contains("transition-duration: 320ms;\n  transition-timing-function: cubic-bezier(0.3, 0, 0.8, 1.2);\n"))
  }

  @Test("Numbers have no more digits than they need", arguments: [(0.6, "0.6"), (300, "300"), (-0.002, "-0.002"), (0, "0")])
  func numbers(number: Double, text: String) {
    #expect(TimingNumber.exact(number) == text)
  }
}

@Suite("A spring as CSS")
struct CSSEasingTests {
  @Test(
    "Every straight line stays within a thousandth of the motion, with few points",
    arguments: [(0.2, 0.8, 110), (0.5, 0.6, 40), (0.82, 0.44, 24), (1.0, 0.5, 24)])
  func accuracy(ratio: Double, duration: Double, most: Int) {
    let value = TimingValue.spring(SpringDescription(duration: duration, dampingRatio: ratio))
    let points = CSSEasing.points(value)
    #expect(points.count <= most)
    #expect(points.first == CSSEasing.Point(fraction: 0, position: 0))
    #expect(points.last == CSSEasing.Point(fraction: 1, position: 1))
    for (start, end) in zip(points, points.dropFirst()) where end.fraction > start.fraction {
      for step in 0...50 {
        let part = Double(step) / 50
        let fraction = min(start.fraction + (end.fraction - start.fraction) * part, 1 - 1e-9)
        let line = start.position + (end.position - start.position) * part
        #expect(abs(value.position(at: fraction * duration) - line) < CSSEasing.tolerance)
      }
    }
  }
}

@Suite("Tweaks know their properties")
@MainActor
struct TweakPropertyTests {
  @Test("Every tweak of every demo stands for a property that its transition declares")
  func declared() throws {
    let sources = try Self.transitionSources()
    for demo in DemoRegistry.all {
      for tweak in demo.tweaks.flatMap(\.tweaks) {
        let property = try #require(tweak.property, "\(demo.id): \(tweak.id) is bound to no stored property")
        // What sets up the screen, and not the transition.
        guard let owner = property.owner else { continue }
        let name = try #require(property.path.split(separator: ".").last)
        #expect(owner.hasSuffix(".Parameters"))
        #expect(sources.contains("public var \(name)"), "\(demo.id): no transition declares \(owner).\(property.path)")
        for name in property.cases.values { #expect(sources.contains("case \(name)") || sources.contains(", \(name)")) }
      }
    }
  }

  @Test("All demos declare how their motion is timed, by tweaks that they have")
  func timings() {
    for demo in DemoRegistry.all {
      let store = TweakStore(demo.tweaks)
      let timings = demo.tweaks.flatMap(\.timings)
      // UIKit times its own zoom, and no app can change that.
      #expect(timings.isEmpty == (demo.id == SystemZoomDemo.id), "\(demo.id)")
      #expect(Set(timings.map(\.title)).count == timings.count, "\(demo.id)")
      for timing in timings {
        #expect(TimingValue(timing, in: store) != nil, "\(demo.id): \(timing.title)")
        for id in timing.kind.ids { #expect(store.tweak(id) != nil, "\(demo.id): \(id)") }
      }
    }
  }

  private static func transitionSources() throws -> String {
    let folder = URL(fileURLWithPath: SourceAssets.package + "/Sources/Transitions")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }
}
