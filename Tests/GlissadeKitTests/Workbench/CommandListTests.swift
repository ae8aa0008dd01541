@testable import Components
@testable import GlissadeKit
@testable import PhotoFolder
@testable import Rehearsal
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("The list of commands") @MainActor
struct CommandListTests {
  private let session: SessionHarness
  private let workbench: WorkbenchViewController

  init() throws {
    session = try SessionHarness()
    workbench = WorkbenchViewController(session: session.session)
    workbench.loadViewIfNeeded()
  }

  /// The titles of the commands for a query, in their order.
  private func titles(_ query: String, recent: [WorkbenchCommand] = []) -> [String] {
    CommandList(workbench.commands, query: query, recent: recent.map(\.id)).rows.compactMap { $0.binding?.title }
  }

  private func show(_ size: CGSize = CGSize(width: 1280, height: 800)) throws -> (DiagnosticsHarness, CommandListView) {
    let harness = try DiagnosticsHarness(size: size)
    let list = CommandListView(workbench.commands, recent: [])
    harness.show(list)
    return (harness, list)
  }

  // MARK: Searching

  @Test("The best match is first: by the title, its words’ beginnings, its letters, other words, or the key")
  func best() {
    let expected = [
      ("replay", "Replay"), ("swift", "Copy as Swift"), ("cas", "Copy as Swift"), ("css", "Copy as CSS"), ("slow motion", "Slower"),
      ("screenshot", "Save a screenshot"), ("png", "Save a screenshot"), ("dark w", "Dark window"), ("dark s", "Dark screen"),
      ("ctrl+r", "Record a take"), ("onion", "Onion skin"), ("half", "Half speed"), ("photo z", "Photo zoom"),
      ("a/b", "Compare with the defaults"), ("close w", "Close what is in front"), ("video", "Save a film"), ("undo", "Undo"),
      ("loop", "Loop"), ("palette", "All commands"),
    ]
    for (query, title) in expected { #expect(titles(query).first == title, "“\(query)” finds \(titles(query).prefix(4))") }
  }

  @Test("Letters that describe no command find none")
  func none() {
    for query in ["qqq", "replay qqq", "zzz"] { #expect(titles(query).isEmpty) }
  }

  @Test("Without a query, what was used last comes first, and then everything below its heading")
  func recent() {
    #expect(titles("", recent: [.copyCSS, .loop]).prefix(2) == ["Copy as CSS", "Loop"])
    let rows = CommandList(workbench.commands, query: "", recent: []).rows
    let headings = rows.compactMap { if case .heading(let text) = $0 { text } else { nil } }
    #expect(headings == WorkbenchCommand.Group.allCases.map(\.rawValue))
    #expect(titles("").count == workbench.commands.bindings.count)
  }

  @Test("A command that was used again is the latest, and is listed once")
  func used() {
    var recent = RecentCommands()
    for command in [WorkbenchCommand.loop, .undo, .loop] { recent.note(command.id) }
    #expect(recent.ids == [WorkbenchCommand.loop.id, WorkbenchCommand.undo.id])
  }

  // MARK: Table

  @Test("Every command has an identifier of its own, and a title of its own")
  func unique() {
    let bindings = workbench.commands.bindings
    #expect(Set(bindings.map(\.command.id)).count == bindings.count)
    #expect(Set(bindings.map(\.title)).count == bindings.count)
  }

  @Test("Menus show a command’s key in the column of the keys, and a reason why it can’t be chosen")
  func menus() throws {
    let item = try #require(workbench.commands.item(.overlay(.onionSkin)) as? UIKeyCommand)
    #expect(item.title == "Onion skin" && item.input == "2" && item.state == .off)
    let use = try #require(workbench.commands.item(.useB) as? UIAction)
    #expect(use.attributes.contains(.disabled) && use.discoverabilityTitle == "Nothing is compared")
  }

  // MARK: Using

  @Test("Letters search, the arrow keys choose, and Enter runs what is chosen")
  func keys() throws {
    let (harness, list) = try show()
    var run: [String] = []
    list.onRun = { run.append($0.title) }
    harness.type("speed")
    let found = list.list.rows.compactMap { $0.binding?.title }
    harness.key(.keyboardDownArrow)
    harness.key(.keyboardDownArrow)
    harness.key(.keyboardUpArrow)
    harness.key(.keyboardReturnOrEnter)
    #expect(found.count > 2 && run == [found[1]])
  }

  @Test("What can’t be done now says why, and Enter doesn’t do it")
  func obstacles() throws {
    let (harness, list) = try show()
    var runs = 0
    list.onRun = { _ in runs += 1 }
    harness.type("redo")
    #expect(harness.texts(in: list).contains("There is nothing to redo"))
    harness.key(.keyboardReturnOrEnter)
    #expect(runs == 0)
  }

  @Test("Esc closes it, and so does a click outside, but not one inside")
  func closes() throws {
    let (harness, list) = try show()
    var closed = 0
    list.onClose = { closed += 1 }
    harness.key(.keyboardEscape)
    #expect(closed == 1)
    harness.click(CGPoint(x: 20, y: 20))
    #expect(closed == 2)
    harness.click(CGPoint(x: 640, y: 130))
    #expect(closed == 2)
  }

  @Test("No title, reason or key is cut off", arguments: [640, 900, 1280] as [CGFloat])
  func whole(width: CGFloat) throws {
    let (harness, list) = try show(CGSize(width: width, height: 600))
    for _ in 0..<12 {
      for label in harness.labels(in: list) where label.text?.isEmpty == false && label.numberOfLines == 1 {
        #expect(label.bounds.width >= label.naturalWidth - 0.5, "“\(label.text ?? "")” is cut off")
      }
      harness.key(.keyboardPageDown)
    }
  }

  @Test("In a low or narrow window nothing sticks out of it")
  func small() throws {
    let (_, list) = try show(CGSize(width: 400, height: 220))
    let card = try #require(list.subviews.first)
    #expect(list.bounds.contains(card.frame))
  }
}
