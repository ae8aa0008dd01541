import Rehearsal
import TestSupport
import Testing
import Tweaks

@testable import GlissadeKit

@MainActor
@Suite("What the panel lists")
struct PanelOutlineTests {
  private let groups = PanelHarness.Parameters.tweaks.groups
  private let actions = PanelHarness.subject.actions

  private func lines(
    pins: [Tweak.ID] = [], changed: Set<Tweak.ID> = [], kept: Set<PanelOutline.Row> = [], query: String = "", changedOnly: Bool = false,
    collapsed: Set<PanelOutline.Heading> = [], forms: [TweakTiming.ID: SpringForm] = [:]
  ) -> [String] {
    let outline = PanelOutline(
      groups: groups, actions: actions, pins: pins,
      changed: { if case .tweak(let id) = $0 { changed.contains(id) } else { false } }, kept: kept,
      filter: PanelFilter(text: query, showsChangedOnly: changedOnly), collapsed: collapsed, forms: forms)
    return outline.sections.map { section in
      let rows = section.visibleRows.map { row in
        switch row {
        case .tweak(let id): id
        case .action(let id): "(\(id))"
        case .timing: "~"
        case .springForm: "|"
        case .springPart(_, let component): component.rawValue
        }
      }
      return section.title + ":" + (section.isCollapsed ? " …" : rows.map { " " + $0 }.joined())
    }
  }

  @Test("Every group with its tweaks, and the demo's actions")
  func everything() {
    #expect(lines() == ["Present: | duration damping ~", "Look: segments bounces edge tint", "Mistakes: (stops)"])
  }

  @Test("Pinned tweaks come first, in the order of the pins, and not again in their groups")
  func pins() {
    #expect(
      lines(pins: ["tint", "duration", "gone"]) == [
        "Pinned: tint duration", "Present: | damping ~", "Look: segments bounces edge", "Mistakes: (stops)",
      ])
    #expect(lines(pins: ["damping", "duration"])[1] == "Present: ~")
  }

  @Test("A collapsed group shows its heading alone")
  func collapsed() {
    #expect(lines(collapsed: [.group(0), .actions]) == ["Present: …", "Look: segments bounces edge tint", "Mistakes: …"])
  }

  @Test("A search shows what fits, in collapsed groups too, and leaves empty groups out")
  func search() {
    #expect(lines(query: "folds") == ["Look: segments"])
    #expect(lines(query: "folds", collapsed: [.group(1)]) == ["Look: segments"])
    #expect(lines(query: "short") == ["Mistakes: (stops)"])
    #expect(lines(query: "nothing of it") == [])
  }

  @Test("Changed values alone, with those that somebody is working with")
  func changedOnly() {
    #expect(lines(changed: ["edge"], changedOnly: true) == ["Look: edge"])
    #expect(lines(changed: ["edge"], kept: [.tweak("tint")], changedOnly: true) == ["Look: edge tint"])
    #expect(lines(changed: ["edge", "duration"], query: "long", changedOnly: true) == ["Present: duration"])
  }

  @Test("The numbers of another form stand in place of a spring's own; what is looked for or changed is what is stored")
  func springForms() {
    let forms = [groups[0].timings[0].id: SpringForm.bounce]
    #expect(lines(forms: forms)[0] == "Present: | perceptualDuration bounce ~")
    #expect(lines(query: "bouncy", forms: forms)[0] == "Present: damping")
    #expect(lines(changed: ["duration"], changedOnly: true, forms: forms)[0] == "Present: duration")
  }

  @Test("A group's curves stand below its values, and are left out while something is looked for")
  func curves() {
    #expect(lines()[0] == "Present: | duration damping ~")
    #expect(lines(query: "long")[0] == "Present: duration")
    #expect(lines(changed: ["duration"], changedOnly: true)[0] == "Present: duration")
  }
}
