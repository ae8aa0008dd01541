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

  @Test("Nothing asked fits everything", arguments: ["", "   "])
  func empty(text: String) {
    #expect(TweakQuery(text).isEmpty)
    #expect(found(text).count == 6)
  }
}
