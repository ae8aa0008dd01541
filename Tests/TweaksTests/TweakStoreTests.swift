import Testing
import Tweaks

@Suite("The store of a demo's values")
struct TweakStoreTests {
  let store = CardParameters.store()

  @Test("A value differs from its default until it is set back to it")
  func changed() {
    #expect(!store.hasChanges)
    store.set(.number(0.6), for: "present.duration")
    #expect(store.isChanged("present.duration"))
    store.set(.number(0.44), for: "present.duration")
    #expect(!store.isChanged("present.duration"))
    #expect(!store.hasChanges)
  }

  @Test("A value out of range becomes the range's end; one of another type changes nothing")
  func ranges() {
    store.set(.number(9), for: "present.duration")
    #expect(store.value(of: "present.duration") == .number(3))
    store.set(.boolean(true), for: "present.duration")
    store.set(.number(.nan), for: "present.duration")
    store.set(.option("left"), for: "edge")
    store.set(.number(1), for: "no.such.tweak")
    #expect(store.changedValues == ["present.duration": .number(3)])
  }

  @Test("One value, a group, or everything can be reset")
  func reset() {
    let tuned: [Tweak.ID: TweakValue] = [
      "present.duration": .number(1), "present.damping": .number(0.9), "segments": .integer(2),
    ]
    store.set(tuned)
    store.reset("present.duration")
    #expect(Set(store.changedValues.keys) == ["present.damping", "segments"])
    store.reset(store.groups[0])
    #expect(Set(store.changedValues.keys) == ["segments"])
    store.resetAll()
    #expect(!store.hasChanges)
    store.undo()
    store.undo()
    store.undo()
    #expect(store.changedValues == tuned)
  }

  @Test("A drag is one undo step, however many values it passed through")
  func dragIsOneStep() {
    store.set(.integer(2), for: "segments")
    store.beginEdit()
    for duration in stride(from: 0.5, through: 1, by: 0.01) { store.set(.number(duration), for: "present.duration") }
    store.endEdit()
    store.undo()
    #expect(store.changedValues == ["segments": .integer(2)])
    store.redo()
    #expect(store.value(of: "present.duration") == .number(1))
    store.undo()
    store.undo()
    #expect(!store.hasChanges)
    #expect(!store.canUndo)
  }

  @Test("A drag that came back to where it began leaves no step")
  func emptyDrag() {
    store.beginEdit()
    store.set(.number(1), for: "present.duration")
    store.set(.number(0.44), for: "present.duration")
    store.endEdit()
    #expect(!store.canUndo)
  }

  @Test("A cancelled drag takes its changes back and leaves no step")
  func cancelledDrag() {
    store.beginEdit()
    store.set(.number(1), for: "present.duration")
    store.cancelEdit()
    #expect(!store.hasChanges)
    #expect(!store.canUndo)
  }

  @Test("Undo in the middle of a drag ends the drag and undoes it")
  func undoWhileDragging() {
    store.beginEdit()
    store.set(.number(1), for: "present.duration")
    store.undo()
    #expect(!store.hasChanges)
    store.redo()
    #expect(store.value(of: "present.duration") == .number(1))
  }

  @Test("A new change forgets what was undone")
  func redoIsForgotten() {
    store.set(.number(1), for: "present.duration")
    store.undo()
    store.set(.integer(3), for: "segments")
    #expect(!store.canRedo)
  }

  @Test("Observers hear which values changed, once a change, and only while they are kept")
  func observers() {
    final class Log { var changes: [Set<Tweak.ID>] = [] }
    let log = Log()
    var observation: TweakObservation? = store.observe { log.changes.append($0) }
    store.set(["present.duration": .number(1), "segments": .integer(4)])
    store.set(.number(1), for: "present.duration")
    store.resetAll()
    #expect(log.changes == [["present.duration"], ["present.duration"]])
    _ = observation
    observation = nil
    store.set(.number(2), for: "present.duration")
    #expect(log.changes.count == 2)
  }
}

@Suite("Values set on the command line")
struct TweakAssignmentTests {
  let store = CardParameters.store()

  @Test("ID=VALUE sets a value of each type")
  func assignments() throws {
    try store.apply(assignments: ["present.duration=0.6", "segments=3", "edge=top", "tap-dismisses=no", "dim=#fff"])
    let expected = CardParameters(duration: 0.6, damping: 0.5, segments: 3, edge: .top, tapDismisses: false, gray: 1)
    #expect(CardParameters.tweaks.parameters(from: store) == expected)
    store.undo()
    #expect(!store.hasChanges)
  }

  @Test("An unknown id is answered with the nearest one")
  func unknown() {
    let error = #expect(throws: TweakError.self) { try store.apply(assignments: ["present.duratoin=1"]) }
    #expect(error?.message == "there is no tweak “present.duratoin”; did you mean “present.duration”?")
  }

  @Test("With no id near, all ids are named")
  func nothingNear() {
    let error = #expect(throws: TweakError.self) { try store.apply(assignments: ["velocity=1"]) }
    #expect(error?.message.contains("there are present.duration, present.damping, segments, edge, tap-dismisses, dim") == true)
  }

  @Test("A wrong value is answered with the allowed ones")
  func wrongValues() {
    func message(_ assignment: String) -> String? {
      #expect(throws: TweakError.self) { try store.apply(assignments: [assignment]) }?.message
    }
    #expect(message("present.damping=2") == "present.damping takes a number from 0.1 to 1 (ratio), not “2”")
    #expect(message("segments=2.5") == "segments takes a whole number from 1 to 8 (count), not “2.5”")
    #expect(message("edge=left") == "edge takes one of bottom, top, not “left”")
    #expect(message("tap-dismisses=maybe") == "tap-dismisses takes true or false, not “maybe”")
    #expect(message("segments") == "“segments” sets nothing: write ID=VALUE, such as present.duration=0.44")
  }

  @Test("Where one of several is wrong, none is applied")
  func allOrNone() {
    #expect(throws: TweakError.self) { try store.apply(assignments: ["segments=3", "segment=3"]) }
    #expect(!store.hasChanges)
  }
}

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "Slips of the finger are forgiven",
    arguments: [
      ("modal-crad", "modal-card"), ("modalcard", "modal-card"), ("MODAL-CARD", "modal-card"), ("photozoom", "photo-zoom"),
    ])
  func slips(typed: String, meant: String) {
    #expect(NearestName.find(typed, among: ["photo-zoom", "modal-card", "bottom-sheet"]) == meant)
  }

  @Test("Something else altogether is not guessed", arguments: ["x", "flip-card", ""])
  func nothingNear(typed: String) {
    #expect(NearestName.find(typed, among: ["photo-zoom", "bottom-sheet"]) == nil)
  }
}
