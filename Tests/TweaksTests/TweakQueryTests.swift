import Testing
import Tweaks

@Suite("Looking for a tweak")
struct TweakQueryTests {
  private func found(_ text: String) -> [Tweak.ID] {
    let query = TweakQuery(text)
    return CardParameters.tweaks.groups.flatMap { group in group.tweaks.filter { query.matches($0, in: group.title) }.map(\.id) }
  }

  @Test(
    "Words are looked for in title, id, group and meaning, in any case and order",
    arguments: [
      ("Duration", ["present.duration"]), ("present.d", ["present.duration", "present.damping"]), ("LOOK edge", ["edge"]),
      ("folds", ["segments"]), ("overshoot present", ["present.damping"]), ("tap-", ["tap-dismisses"]), ("nothing of it", []),
      ("duration overshoot", []), ("dímming", ["dim"]),
    ] as [(String, [String])])
  func words(text: String, ids: [Tweak.ID]) {
    #expect(found(text) == ids)
  }

  @Test(
    "What people type finds what it is called here, from three letters on",
    arguments: [
      ("bounce", "move.damping"), ("bouncy", "move.damping"), ("overshoot", "move.damping"), ("oversh", "move.damping"),
      ("usingSpring", "usingSpringWithDamping"), ("springy", "usingSpringWithDamping"), ("speed", "move.duration"),
      ("slow", "move.duration"), ("fast", "wayBack"), ("easing", "move.shape"), ("ease", "move.shape"), ("bezier", "move.shape"),
      ("flick", "drag.velocity"), ("swipe", "drag.velocity"), ("fade", "card.alpha"), ("opacity", "card.alpha"),
      ("transparent", "card.alpha"), ("dim", "overlay.dimming"), ("darken", "overlay.dimming"), ("rounded", "cornerRadius"),
      ("frosted", "blurRadius"), ("elevation", "shadowOpacity"), ("stagger", "move.delay"), ("wait", "move.delay"),
      ("tension", "stiffness"),
      ("heavy", "mass"), ("colour", "tint"), ("perspective", "turn.m34"), ("bouncy move", "move.damping"),
    ])
  func synonyms(text: String, id: Tweak.ID) {
    #expect(Self.motion.filter { TweakQuery(text).matches($0, in: "Move") }.map(\.id).contains(id))
  }

  @Test(
    "A synonym does not find what is called otherwise",
    arguments: [("bounce", "move.duration"), ("speed", "move.damping"), ("slow", "move.delay"), ("bo", "move.damping"), ("fade", "tint")])
  func others(text: String, id: Tweak.ID) {
    #expect(!Self.motion.filter { TweakQuery(text).matches($0, in: "Move") }.map(\.id).contains(id))
  }

  /// Values as demos call them, and as they are called in people's files.
  private static let motion: [Tweak] = [
    number("move.duration", "Duration", .seconds), number("wayBack", "Way back", .seconds), number("move.delay", "Delay", .seconds),
    number("move.damping", "Damping"), number("usingSpringWithDamping", "usingSpringWithDamping"), number("stiffness", "Stiffness"),
    number("mass", "Mass"), number("drag.velocity", "Flick", .pointsPerSecond), number("card.alpha", "alpha"),
    number("overlay.dimming", "Dimming"), number("cornerRadius", "cornerRadius", .points), number("blurRadius", "Blur", .points),
    number("shadowOpacity", "shadowOpacity"), number("turn.m34", "m34"),
    Tweak(id: "move.shape", title: "Shape", meaning: "", domain: .curve, default: .curve(.easeIn)),
    Tweak(id: "tint", title: "Tint", meaning: "", domain: .color, default: .color(TweakColor(red: 1, green: 0, blue: 0))),
  ]

  private static func number(_ id: Tweak.ID, _ title: String, _ unit: TweakUnit = .none) -> Tweak {
    Tweak(id: id, title: title, meaning: "", unit: unit, domain: .number(range: 0...1, step: 0.1), default: .number(0))
  }

  @Test("A search that finds nothing proposes what there is, the most similar first")
  func proposals() {
    #expect(
      TweakQuery.proposals(insteadOf: "dampnig", among: ["Duration", "Damping", "Delay", "Damping"]) == ["Damping", "Duration", "Delay"])
    #expect(TweakQuery.proposals(insteadOf: "xyz", among: ["Duration", "Damping"]) == ["Duration", "Damping"])
  }

  @Test("Nothing asked fits everything", arguments: ["", "   "])
  func empty(text: String) {
    #expect(TweakQuery(text).isEmpty)
    #expect(found(text).count == 6)
  }
}
