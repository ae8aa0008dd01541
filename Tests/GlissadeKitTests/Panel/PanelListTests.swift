@testable import Demos
@testable import GlissadeKit
import Foundation
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@MainActor
@Suite("Finding values in the panel")
struct PanelListTests {
  let harness = PanelHarness()

  private func search(_ text: String) {
    harness.key(.keyboardF, "f", modifiers: .control)
    harness.type(text)
  }

  /// Puts the keyboard into the panel, so that its shortcuts work.
  private func enter() { harness.click(harness.title("duration")) }

  // MARK: Searching

  @Test("Ctrl+F goes to the search; rows are filtered as one types")
  func search() {
    enter()
    search("folds")
    #expect(harness.searchField.isEditing)
    #expect(harness.ids == ["segments"])
    #expect(harness.headings == ["Look"])
  }

  @Test("Esc clears the search and gives the keyboard back")
  func escape() {
    enter()
    search("folds")
    harness.key(.keyboardEscape)
    #expect(harness.ids.count == 6)
    #expect(harness.searchField.text == "" && !harness.searchField.isEditing)
    #expect(harness.requests == ["keyboard back"])
  }

  @Test("Without values, the list says why: the demo has none, or is a file that doesn't compile yet", arguments: [false, true])
  func noValues(isAwaited: Bool) {
    let empty = PanelHarness(groups: [], subject: PanelSubject(id: "Card", title: "Card", isAwaited: isAwaited))
    #expect(empty.texts.contains("Its values appear here as soon as it runs") == isAwaited)
    #expect(empty.texts.contains("This demo has no values to tune") != isAwaited)
  }

  @Test("Nothing found says so")
  func nothingFound() {
    enter()
    search("no such value")
    #expect(harness.ids == [])
    #expect(harness.texts.contains { $0.hasPrefix("Nothing here is called") })
  }

  @Test("Words that people type find what it is called here")
  func synonym() {
    enter()
    search("bouncy")
    #expect(harness.ids == ["damping", "bounces"])
  }

  @Test("Nothing found proposes what there is, and a click looks for that")
  func proposals() {
    enter()
    search("segmnets")
    #expect(harness.ids == [])
    harness.click(harness.button("Segments"))
    harness.turn()
    #expect(harness.ids == ["segments"])
    #expect(harness.searchField.text == "Segments")
  }

  @Test("Given no changed value that matches, then all values are a click away")
  func proposesAll() {
    harness.store.set(.number(0.7), for: "damping")
    harness.turn()
    enter()
    search("folds")
    harness.click(harness.button("1 changed"))
    #expect(harness.ids == [])
    harness.click(harness.button("Show all values"))
    harness.turn()
    #expect(harness.ids == ["segments"])
  }

  // MARK: Changed values

  @Test("The button at the head counts the changed values and shows them alone")
  func changedOnly() {
    harness.store.set([("damping"): .number(0.7), "edge": .option("top")])
    harness.turn()
    harness.click(harness.button("2 changed"))
    harness.turn()
    #expect(harness.ids == ["damping", "edge"])
    harness.click(harness.button("2 changed"))
    harness.turn()
    #expect(harness.ids.count == 6)
  }

  @Test("A row that is being worked with stays while its value goes back to the default, and leaves afterwards")
  func staysWhileWorkedWith() {
    harness.store.set([("damping"): .number(0.7), "edge": .option("top")])
    harness.turn()
    harness.click(harness.button("2 changed"))
    harness.focus("damping")
    harness.key(.keyboardDeleteForward)
    #expect(!harness.store.isChanged("damping"))
    #expect(harness.ids == ["damping", "edge"])
    harness.focus("edge")
    harness.turn()
    #expect(harness.ids == ["edge"])
  }

  // MARK: Groups

  @Test("A group closes and opens by a click on its heading, by Return, and by Left and Right")
  func collapse() {
    harness.click(harness.middle(of: harness.heading("Present")))
    harness.turn()
    #expect(harness.ids == ["segments", "bounces", "edge", "tint"])
    harness.key(.keyboardReturnOrEnter)
    harness.turn()
    #expect(harness.ids.count == 6)
    harness.key(.keyboardLeftArrow)
    harness.key(.keyboardLeftArrow)
    harness.turn()
    #expect(harness.ids.count == 4)
    harness.key(.keyboardRightArrow)
    harness.turn()
    #expect(harness.ids.count == 6)
  }

  @Test("A collapsed group tells how many of its values are changed, and resets them")
  func collapsedChanges() {
    harness.store.set([("damping"): .number(0.7), "duration": .number(1), "edge": .option("top")])
    harness.click(harness.middle(of: harness.heading("Present")))
    harness.turn()
    #expect(harness.texts.contains("2 changed"))
    let reset = harness.views(UIButton.self, in: harness.heading("Present"))[0]
    harness.click(harness.middle(of: reset))
    #expect(Set(harness.store.changedValues.keys) == ["edge"])
    harness.store.undo()
    #expect(harness.store.changedValues.count == 3)
  }

  @Test("Closed groups are closed in the demo's next panel as well")
  func remembered() {
    harness.click(harness.middle(of: harness.heading("Look")))
    #expect(PanelHarness(memory: harness.memory).ids == ["duration", "damping"])
  }

  // MARK: Curves

  private var curves: [TimingSection] { harness.views(TimingSection.self, in: harness.window).filter { !$0.isHidden } }

  @Test("A curve folds out below the values that make it, and in the demo's next panel as well")
  func curve() {
    #expect(curves.isEmpty)
    harness.click(harness.button("Show the curve of “Present”"))
    harness.turn()
    #expect(curves.map(\.timing.title) == ["Present"])
    #expect(curves[0].convert(curves[0].bounds, to: nil).minY > harness.title("damping").y)
    #expect(curves[0].convert(curves[0].bounds, to: nil).maxY < harness.middle(of: harness.heading("Look")).y)
    let next = PanelHarness(memory: harness.memory)
    #expect(next.views(TimingSection.self, in: next.window).count == 1)
    harness.click(harness.button("Hide the curve"))
    harness.turn()
    #expect(curves.isEmpty)
  }

  @Test("A person who is new sees the first group's curve, and folds it for good")
  func firstCurve() throws {
    let fresh = PanelHarness(foldsCurves: false)
    #expect(fresh.views(TimingSection.self, in: fresh.window).map(\.timing.title) == ["Present"])
    fresh.click(fresh.button("Hide the curve"))
    let stored = try JSONEncoder().encode(fresh.memory.state)
    let later = PanelHarness(foldsCurves: false)
    later.memory.state = try JSONDecoder().decode(PanelState.self, from: stored)
    let restarted = PanelHarness(memory: later.memory)
    #expect(restarted.views(TimingSection.self, in: restarted.window).isEmpty)
  }

  @Test("Given a list that was scrolled, when the demo's panel comes back, then it shows the same values")
  func scrolled() {
    let tall = PanelHarness(foldsCurves: false)
    tall.wheel(over: "duration", by: 60)
    tall.advance(by: 1)
    let place = tall.title("duration")
    let next = PanelHarness(memory: tall.memory)
    #expect(place.y < PanelHarness(foldsCurves: false).title("duration").y)
    #expect(next.title("duration") == place)
  }

  @Test("An option whose every choice has a button has no row, and its button takes it back")
  func exhibits() {
    let mistake = Tweak(
      id: "mistake", title: "Mistake", meaning: "", domain: .option(["none", "stops"]), default: .option("none"))
    let panel = PanelHarness(
      groups: [TweakGroup("Exhibit", [mistake])],
      subject: PanelSubject(
        id: "demo", title: "Demo",
        actions: [TweakAction(id: "stops", title: "Stops", meaning: "", values: ["mistake": .option("stops")])]))
    #expect(panel.ids.isEmpty)
    #expect(panel.headings == ["Mistakes"])
    panel.click(panel.button("Show"))
    panel.click(panel.button("1 changed"))
    #expect(panel.headings == ["Mistakes"])
    panel.click(panel.button("Reset"))
    #expect(!panel.store.hasChanges)
  }

  @Test("Beside it stands the curve of the values that are compared with")
  func comparedCurve() {
    harness.click(harness.button("Show the curve of “Present”"))
    let other = TweakStore(harness.store.groups)
    harness.panel.comparedStore = other
    #expect(curves[0].otherStore === other)
    harness.panel.comparedStore = nil
    #expect(curves[0].otherStore == nil)
  }

  // MARK: Actions

  @Test("An action sets its values in one undo step and has the demo played; then its button takes them back")
  func action() {
    harness.click(harness.button("Show"))
    #expect(harness.store.changedValues == ["bounces": .boolean(false)])
    #expect(harness.requests == ["replay"])
    harness.turn()
    harness.click(harness.button("Undo"))
    #expect(!harness.store.hasChanges)
    #expect(harness.requests == ["replay", "replay"])
    harness.store.undo()
    #expect(harness.store.changedValues == ["bounces": .boolean(false)])
  }

  // MARK: Sizes

  @Test("In every width of the panel no text is cut and nothing overlaps", arguments: [280, 300, 328, 400, 480] as [CGFloat])
  func widths(width: CGFloat) {
    let harness = PanelHarness(width: width)
    for label in harness.views(UILabel.self, in: harness.window) where label.text?.isEmpty == false {
      if sequence(first: label as UIView, next: \.superview).contains(where: \.isHidden) { continue }
      let natural = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
      if label.numberOfLines == 1 { #expect(natural <= label.bounds.width + 0.5, "“\(label.text ?? "")” is cut") }
      let frame = label.convert(label.bounds, to: harness.window)
      #expect(frame.minX >= 0 && frame.maxX <= width, "“\(label.text ?? "")” leaves the panel")
    }
    for slider in harness.views(TweakSlider.self, in: harness.window) { #expect(slider.bounds.width >= 40) }
  }

  @Test("The titles of every demo's values have room in the narrowest panel")
  func titles() throws {
    try HostPlatform.prepare()
    let narrowest = WorkbenchArrangement.panelWidths.lowerBound - 2 * Theme.margin
    for tweak in DemoRegistry.all.flatMap({ $0.tweaks.flatMap(\.tweaks) }) where tweak.domain != .boolean {
      let width = TweakRow.widestTitle(of: [tweak])
      #expect(width <= PanelColumns(row: narrowest, widestTitle: width).title, "“\(tweak.title)” is \(width) points wide")
    }
  }
}
