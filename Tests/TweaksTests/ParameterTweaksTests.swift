import Foundation
import Testing
import Tweaks

@Suite("Tweaks bound to a parameters struct")
struct ParameterTweaksTests {
  @Test("A tweak's default is the struct's own value")
  func defaults() {
    let store = CardParameters.store()
    #expect(store.value(of: "present.duration") == .number(0.44))
    #expect(store.value(of: "segments") == .integer(4))
    #expect(store.value(of: "edge") == .option("bottom"))
    #expect(store.value(of: "tap-dismisses") == .boolean(true))
    #expect(store.value(of: "dim") == .color(TweakColor(red: 0.2, green: 0.2, blue: 0.2)))
  }

  @Test("With nothing tuned, the parameters are the defaults, bit for bit")
  func untouched() {
    #expect(CardParameters.tweaks.parameters(from: CardParameters.store()) == CardParameters())
  }

  @Test("Each tuned value reaches the property that it is bound to")
  func tuned() {
    let store = CardParameters.store()
    store.set([
      "present.duration": .number(1.5), "present.damping": .number(0.75), "segments": .integer(6), "edge": .option("top"),
      "tap-dismisses": .boolean(false), "dim": .color(TweakColor(red: 1, green: 1, blue: 1)),
    ])
    let expected = CardParameters(duration: 1.5, damping: 0.75, segments: 6, edge: .top, tapDismisses: false, gray: 1)
    #expect(CardParameters.tweaks.parameters(from: store) == expected)
  }

  @Test("A tweak is described as JSON by id, type, unit, range, step and default")
  func description() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let duration = try encoder.encode(CardParameters.tweaks.groups[0].tweaks[0])
    #expect(
      String(decoding: duration, as: UTF8.self) == """
        {"default":0.44,"id":"present.duration","max":3,"meaning":"The duration of the card's rise.","min":0.05,"step":0.01,\
        "title":"Duration","type":"number","unit":"seconds"}
        """)
    let edge = try encoder.encode(CardParameters.tweaks.groups[1].tweaks[1])
    #expect(String(decoding: edge, as: UTF8.self).contains(#""options":["bottom","top"]"#))
  }
}
