import Foundation
import Testing
import Tweaks

@Suite("Timing curves as values")
struct TweakCurveTests {
  let tweak = Tweak(id: "dismiss.curve", title: "Curve", meaning: "", domain: .curve, default: .curve(.easeIn))

  @Test(
    "A curve is read by its name or by four numbers",
    arguments: [
      ("linear", TweakCurve.linear), ("easeIn", .easeIn), ("EaseOut", .easeOut), ("ease-in-out", .easeInOut), ("default", .default),
      ("0.42,0,0.58,1", .easeInOut), (" 0.3, -0.5, 0.7, 1.5 ", TweakCurve(0.3, -0.5, 0.7, 1.5)),
      ("cubic-bezier(.25,.1,.25,1)", .default),
    ])
  func reading(text: String, curve: TweakCurve) throws {
    #expect(try tweak.value(parsing: text) == .curve(curve))
  }

  @Test(
    "What is no curve is refused, with what would be one",
    arguments: ["", "easy", "0.4,0,0.6", "0.4,0,0.6,1,2", "1.1,0,0.5,1", "0,-1.1,0.5,1", "0,0,0.5,2.1", "nan,0,0,1", "0,0,,1"])
  func refusing(text: String) {
    let error = #expect(throws: TweakError.self) { try tweak.value(parsing: text) }
    #expect(error?.message.contains("easeInOut") == true)
    #expect(error?.message.contains("0.42,0,0.58,1") == true)
  }

  @Test("A curve is written by its name where it has one, and as numbers otherwise, and reads back as itself")
  func writing() {
    #expect(TweakCurve.easeInOut.text == "easeInOut")
    #expect(TweakCurve(0.25, 0.1, 0.25, 1).text == "default")
    #expect(TweakCurve(0.3, -0.5, 1, 2).text == "0.3,-0.5,1,2")
    for curve in TweakCurve.named.map(\.curve) + [TweakCurve(0.1, -1, 0.9, 1.25)] { #expect(TweakCurve(text: curve.text) == curve) }
  }

  @Test("Control points outside the ranges move to their ends")
  func clamping() {
    #expect(TweakCurve(-0.5, -3, 1.5, 3) == TweakCurve(0, -1, 1, 2))
  }

  @Test("A list of values calls the type “curve” and writes the default as text")
  func description() throws {
    let json = String(decoding: try JSONEncoder().encode(tweak), as: UTF8.self)
    #expect(json.contains(#""type":"curve""#))
    #expect(json.contains(#""default":"easeIn""#))
  }

  @Test("A store takes curves from the command line, and a preset keeps them")
  func presets() throws {
    let store = TweakStore([TweakGroup("Dismiss", [tweak])])
    try store.apply(assignments: ["dismiss.curve=0.2,0,0.4,1.3"])
    #expect(store.value(of: "dismiss.curve") == .curve(TweakCurve(0.2, 0, 0.4, 1.3)))
    let text = PresetFormat.text(of: Preset(name: "soft", demo: "modal-card", values: store.changedValues), tweaks: [tweak])
    #expect(text.contains(#""dismiss.curve": "0.2,0,0.4,1.3""#))
    let read = try PresetFormat.preset(from: text, file: "soft.json", tweaks: [tweak])
    #expect(read.preset.values == store.changedValues)
    #expect(read.problems.isEmpty)
  }

  @Test("A preset with a broken curve names the entry and goes on")
  func brokenPreset() throws {
    let text = #"{"format": "glissade-preset", "version": 1, "demo": "d", "values": {"dismiss.curve": "wobbly"}}"#
    let read = try PresetFormat.preset(from: text, file: "bad.json", tweaks: [tweak])
    #expect(read.preset.values.isEmpty)
    #expect(read.problems.first?.message.contains("dismiss.curve") == true)
  }

  @Test("A parameter of another type is bound through a curve")
  func parameters() {
    struct Parameters { var points = [0.42, 0, 1, 1] }
    let tweaks = ParameterTweaks(
      Parameters(),
      [
        .group(
          "Motion",
          [
            .curve(
              "curve", \.points, "Curve", "",
              encode: { TweakCurve($0[0], $0[1], $0[2], $0[3]) }, decode: { [$0.x1, $0.y1, $0.x2, $0.y2] })
          ])
      ])
    let store = TweakStore(tweaks.groups)
    #expect(store.value(of: "curve") == .curve(.easeIn))
    store.set(.curve(.easeOut), for: "curve")
    #expect(tweaks.parameters(from: store).points == [0, 0, 0.58, 1])
  }
}

@Suite("What times a motion")
struct TweakTimingTests {
  let store = TweakStore([
    TweakGroup(
      "Motion",
      [
        Tweak(id: "duration", title: "", meaning: "", unit: .seconds, domain: .number(range: 0...3, step: 0.01), default: .number(0.8)),
        Tweak(id: "share", title: "", meaning: "", unit: .ratio, domain: .number(range: 0...1, step: 0.01), default: .number(0.25)),
      ])
  ])

  @Test("A duration is a tweak's, a share of it, or what a share leaves")
  func durations() {
    #expect(("duration" as TweakTiming.Duration).seconds(in: store) == 0.8)
    #expect(TweakTiming.Duration.fraction(0.5, of: "duration").seconds(in: store) == 0.4)
    #expect(TweakTiming.Duration.fraction("share", of: "duration").seconds(in: store) == 0.2)
    #expect(TweakTiming.Duration.rest(after: "share", of: "duration").seconds(in: store) == 0.6000000000000001)
    #expect(TweakTiming.Duration.fraction("missing", of: "duration").seconds(in: store) == nil)
  }

  @Test("A timing names every tweak that takes part")
  func ids() {
    #expect(
      TweakTiming.spring("Move", duration: .fraction("share", of: "duration"), damping: "damping").kind.ids == [
        "duration", "share", "damping",
      ])
    #expect(TweakTiming.spring("Settle", stiffness: "stiffness", mass: "mass").kind.ids == ["stiffness", "mass"])
    #expect(TweakTiming.curve("Fade", duration: "duration", curve: "curve").kind.ids == ["duration", "curve"])
  }
}
