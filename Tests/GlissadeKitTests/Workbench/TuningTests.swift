@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("Nothing that was tuned is lost") @MainActor
struct TuningTests {
  private let folder: TemporaryFolder

  init() throws {
    try HostPlatform.prepare()
    folder = try TemporaryFolder()
  }

  /// Returns a session, as at the start of the program.
  private func start() -> StageSession {
    var configuration = StageConfiguration()
    configuration.scale = 0.25
    return StageSession(
      demos: DemoRegistry.all.map(DemoDefinition.init), photos: SourceAssets.photos, configuration: configuration,
      pictures: URL(fileURLWithPath: folder.path), takes: TakeLibrary(own: URL(fileURLWithPath: folder.path + "/takes"), shipped: []),
      panelMemory: .standard(environment: ["HOME": folder.path]))
  }

  private func select(_ demo: String, in session: StageSession) throws {
    session.select(try #require(session.shelf.demo(demo)))
  }

  /// Stores a session's values, as happens shortly after a change.
  private func keep(_ session: StageSession) {
    session.keepTuning()
    session.panelMemory.tuning.finishWriting()
  }

  @Test("Values of several demos come back at the next start, without undo steps, and the demos are marked until they are reset")
  func restart() throws {
    let first = start()
    try select("modal-card", in: first)
    first.tweaks.set(.number(0.5), for: "present.damping")
    try select("flip-card", in: first)
    keep(first)
    first.stage.close()

    let second = start()
    defer { second.stage.close() }
    #expect(second.unsavedDemos == ["modal-card"])
    try select("modal-card", in: second)
    #expect(second.tweaks.changedValues == ["present.damping": .number(0.5)] && !second.tweaks.canUndo)
    second.tweaks.resetAll()
    second.updateUnsavedDemos()
    #expect(second.unsavedDemos.isEmpty)
    keep(second)
    let third = start()
    defer { third.stage.close() }
    #expect(third.unsavedDemos.isEmpty)
  }

  @Test("A demo whose values are those of a saved preset isn't marked, and is based on that preset at the next start")
  func preset() throws {
    let first = start()
    try select("modal-card", in: first)
    first.tweaks.set(.number(0.5), for: "present.damping")
    first.updateUnsavedDemos()
    #expect(first.unsavedDemos == ["modal-card"])
    try first.panelMemory.shelf(of: "modal-card", shipped: [], store: first.tweaks).save(as: "Soft")
    first.updateUnsavedDemos()
    #expect(first.unsavedDemos.isEmpty)
    keep(first)
    first.stage.close()
    let second = start()
    defer { second.stage.close() }
    try select("modal-card", in: second)
    #expect(second.tweaks.preset == "Soft" && second.tweaks.hasChanges && second.unsavedDemos.isEmpty)
  }

  @Test("Undo goes back over demo switches, and redo forth, until something else is changed")
  func undo() throws {
    let session = start()
    defer { session.stage.close() }
    try select("modal-card", in: session)
    session.tweaks.set(.number(0.5), for: "present.damping")
    try select("flip-card", in: session)
    let tweak = try #require(session.tweaks.tweaks.first { $0.domain == .boolean })
    let value = TweakValue.boolean(tweak.defaultValue == .boolean(false))
    session.tweaks.set(value, for: tweak.id)
    session.undo()
    #expect(session.definition.id == "flip-card" && !session.tweaks.hasChanges)
    session.undo()
    #expect(session.definition.id == "modal-card" && !session.tweaks.hasChanges && !session.canUndo)
    session.redo()
    session.redo()
    #expect(session.definition.id == "flip-card" && session.tweaks.hasChanges && !session.canRedo)
    session.undo()
    try select("modal-card", in: session)
    session.tweaks.set(.number(0.6), for: "present.damping")
    #expect(!session.canRedo)
  }

  @Test("Of two windows, each keeps what only it has tuned; what both have tuned is named")
  func twoWindows() async throws {
    let (first, second) = (start(), start())
    defer { for session in [first, second] { session.stage.close() } }
    var conflicts: [String] = []
    second.panelMemory.tuning.onConflict = { conflicts.append($0) }
    for session in [first, second] { try select("modal-card", in: session) }
    first.tweaks.set(["present.damping": .number(0.5), "card.height": .number(400)])
    keep(first)
    second.tweaks.set(["present.damping": .number(0.7), "card.radius": .number(4)])
    keep(second)
    for _ in 0..<100 where conflicts.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(conflicts.count == 1 && conflicts.first?.contains("Damping") == true)
    let third = start()
    defer { third.stage.close() }
    try select("modal-card", in: third)
    #expect(
      third.tweaks.changedValues == ["present.damping": .number(0.7), "card.height": .number(400), "card.radius": .number(4)])
  }

  @Test("Two windows that record at the same time never take the same name")
  func takes() throws {
    let (first, second) = (start(), start())
    defer { for session in [first, second] { session.stage.close() } }
    let take = Take(
      name: "take-1", demo: "modal-card", phase: .present, size: CGSize(width: 390, height: 844),
      events: TakeEvent.touch(at: CGPoint(x: 5, y: 5), from: 0, to: 0.1))
    #expect(try first.takes.saveNext(take).take.name == "take-1")
    #expect(try second.takes.saveNext(take).take.name == "take-2")
  }
}
