import Foundation
import Rehearsal
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit

@MainActor
@Suite("A spring tuned in any of its forms")
struct PanelSpringTests {
  let harness = PanelHarness()

  private func choose(_ form: SpringForm, in harness: PanelHarness) throws {
    let row = try #require(harness.views(SpringFormRow.self, in: harness.window).first)
    let frame = row.convert(row.bounds.insetBy(dx: Theme.rowOutset, dy: 0), to: nil)
    let index = CGFloat(SpringForm.allCases.firstIndex(of: form) ?? 0)
    harness.click(CGPoint(x: frame.minX + (index + 0.5) * frame.width / CGFloat(SpringForm.allCases.count), y: frame.midY))
    harness.turn()
  }

  private func part(_ component: SpringForm.Component, in harness: PanelHarness) -> Tweak.ID {
    "\(PanelHarness.Parameters.tweaks.groups[0].timings[0].id)#\(component.rawValue)"
  }

  private func shown(_ component: SpringForm.Component, in harness: PanelHarness) -> Double {
    harness.row(part(component, in: harness)).edited.value.position ?? .nan
  }

  private func spring(_ harness: PanelHarness) -> SpringDescription {
    SpringDescription(duration: harness.number("duration"), dampingRatio: harness.number("damping"))
  }

  @Test("Given duration and damping ratio, when bounce is chosen, then its numbers stand in their place, and nothing changes")
  func choosing() throws {
    #expect(harness.ids.prefix(2) == ["duration", "damping"])
    try choose(.bounce, in: harness)
    #expect(harness.ids.prefix(2) == [part(.perceptualDuration, in: harness), part(.bounce, in: harness)])
    #expect(abs(shown(.bounce, in: harness) - 0.5) < 1e-9)
    #expect(abs(shown(.perceptualDuration, in: harness) - spring(harness).response) < 1e-9)
    #expect(!harness.store.hasChanges && !harness.store.canUndo)
    try choose(.duration, in: harness)
    #expect(harness.ids.prefix(2) == ["duration", "damping"])
  }

  @Test("When the bounce is dragged, then the stored values change with it, and the perceptual duration stays; one step undoes it")
  func dragging() throws {
    try choose(.bounce, in: harness)
    let before = shown(.perceptualDuration, in: harness)
    harness.press(harness.thumb(part(.bounce, in: harness)))
    harness.move(by: -20)
    harness.move(by: -10)
    harness.release()
    let bounce = shown(.bounce, in: harness)
    #expect(bounce < 0.5 && bounce > 0)
    #expect(abs(harness.number("damping") - (1 - bounce)) < 1e-9)
    #expect(harness.number("duration") != 0.44)
    #expect(abs(shown(.perceptualDuration, in: harness) - before) < 1e-7)
    harness.turn { harness.store.undo() }
    #expect(!harness.store.hasChanges)
    #expect(abs(shown(.bounce, in: harness) - 0.5) < 1e-9)
  }

  @Test("A number of any form can be typed, and is what the spring then has", arguments: SpringForm.allCases.filter { $0 != .duration })
  func typing(form: SpringForm) throws {
    try choose(form, in: harness)
    let component = form.components[0]
    let wanted = form == .physics ? 300.0 : 0.35
    harness.secondaryClick(harness.title(part(component, in: harness)))
    harness.choose("Type value…")
    harness.type("\(wanted)")
    harness.key(.keyboardReturnOrEnter)
    #expect(abs((spring(harness).value(of: component) ?? 0) - wanted) < 1e-6 * wanted)
    #expect(abs(shown(component, in: harness) - wanted) < 1e-6 * wanted)
  }

  @Test("A drag beyond what can be stored leaves no trace when it returns")
  func limits() throws {
    try choose(.response, in: harness)
    let start = harness.thumb(part(.response, in: harness))
    let response = shown(.response, in: harness)
    let ratio = shown(.responseDamping, in: harness)
    harness.press(start)
    harness.move(by: 200)
    #expect(harness.number("duration") == 3)
    harness.move(by: -200)
    harness.release()
    #expect(abs(shown(.responseDamping, in: harness) - ratio) < 1e-7)
    #expect(abs(shown(.response, in: harness) - response) < 0.02)
  }

  @Test("Delete gives the default back, exactly")
  func reset() throws {
    try choose(.bounce, in: harness)
    harness.focus(part(.bounce, in: harness))
    harness.key(.keyboardRightArrow)
    #expect(harness.store.hasChanges)
    harness.key(.keyboardDeleteForward)
    #expect(!harness.store.hasChanges)
  }

  @Test("The mass of a spring that has no value for it is shown, and cannot be changed")
  func fixedMass() throws {
    try choose(.physics, in: harness)
    let mass = harness.row(part(.mass, in: harness))
    #expect(mass.edited.value == .number(1) && !mass.edited.isEditable)
    harness.press(harness.thumb(part(.mass, in: harness)))
    harness.move(by: 30)
    harness.release()
    #expect(!harness.store.hasChanges)
  }

  @Test("A spring by its stiffness keeps its damping ratio where the response is tuned")
  func physics() throws {
    let groups = [
      TweakGroup(
        "Settle",
        [
          Tweak(id: "k", title: "Stiffness", meaning: "", domain: .number(range: 50...1500, step: 10), default: .number(330)),
          Tweak(id: "c", title: "Damping", meaning: "", domain: .number(range: 1...100, step: 1), default: .number(22)),
          Tweak(id: "m", title: "Mass", meaning: "", domain: .number(range: 0.1...5, step: 0.1), default: .number(2)),
        ], timings: [.spring("Settle", stiffness: "k", damping: "c", mass: "m")])
    ]
    let harness = PanelHarness(groups: groups)
    try choose(.response, in: harness)
    func spring() -> SpringDescription {
      SpringDescription(mass: harness.number("m"), stiffness: harness.number("k"), damping: harness.number("c"))
    }
    let ratio = spring().dampingRatio
    let id = "\(groups[0].timings[0].id)#response"
    harness.focus(id)
    harness.key(.keyboardLeftArrow, modifiers: .shift)
    #expect(abs(spring().dampingRatio - ratio) < 1e-9)
    #expect(spring().mass == 2)
    #expect(harness.number("k") > 330)
  }

  @Test("The chosen form is remembered, and stored with the window")
  func remembered() throws {
    try choose(.bounce, in: harness)
    let stored = try JSONEncoder().encode(harness.memory.state)
    let later = PanelHarness()
    later.memory.state = try JSONDecoder().decode(PanelState.self, from: stored)
    let restarted = PanelHarness(memory: later.memory)
    #expect(restarted.ids.first == part(.perceptualDuration, in: restarted))
  }
}
