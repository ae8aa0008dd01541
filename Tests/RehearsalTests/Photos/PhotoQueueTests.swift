@testable import PhotoFolder
@testable import Rehearsal
import Testing

@Suite("Photos wait their turn")
struct PhotoQueueTests {
  private var queue = ThumbnailQueue(pixelLimit: 60)

  private func key(_ name: String) -> ThumbnailKey { ThumbnailKey(photo: Photo(path: name), maxPixelSize: 10) }

  private mutating func add(_ name: String, _ priority: ThumbnailLoader.Priority = .visible) -> Int {
    queue.add(key(name), priority: priority) { _ in }
  }

  /// Takes all photos that may begin, and returns their names.
  private mutating func taken(pixelCount: (String) -> Int = { _ in 1 }) -> [String] {
    var names: [String] = []
    while let (key, _) = queue.removeNext() {
      if queue.mayBegin(key, pixelCount: pixelCount(key.photo.path)) { names.append(key.photo.path) }
    }
    return names
  }

  private mutating func expectTaken(
    _ expected: [String], pixelCount: (String) -> Int = { _ in 1 }, at location: SourceLocation = #_sourceLocation
  ) {
    let names = taken(pixelCount: pixelCount)
    #expect(names == expected, sourceLocation: location)
  }

  @Test("Requests are served in their order, without those that have been cancelled")
  mutating func order() {
    _ = add("a")
    let b = add("b")
    _ = add("c")
    _ = add("a")
    let ticket = queue.remove(b, from: key("b"))
    #expect(ticket == nil)
    expectTaken(["a", "c"])
  }

  @Test("Visible photos come before upcoming ones, also if they were upcoming before")
  mutating func priorities() {
    for name in ["next 1", "next 2", "next 3"] { _ = add(name, .upcoming) }
    _ = add("visible")
    _ = add("next 2")
    expectTaken(["visible", "next 2", "next 1", "next 3"])
  }

  @Test("A photo that has scrolled away, but may come back, waits with the upcoming ones")
  mutating func lowered() {
    let shown = add("a")
    _ = add("a", .upcoming)
    _ = add("b")
    _ = queue.remove(shown, from: key("a"))
    expectTaken(["b", "a"])
  }

  @Test("Of huge pictures one is decoded at a time, while small ones go on")
  mutating func huge() {
    for name in ["huge", "huge too", "small"] { _ = add(name) }
    let pixelCount = { (name: String) in name == "small" ? 1 : 100 }
    expectTaken(["huge", "small"], pixelCount: pixelCount)
    let isWanted = queue.finish(key("huge"))
    #expect(isWanted)
    expectTaken(["huge too"], pixelCount: pixelCount)
  }

  @Test("When the last request for a photo that is being decoded is removed, then decoding is cancelled; a new request waits again")
  mutating func canceling() throws {
    let first = add("a")
    let second = add("a")
    let next = queue.removeNext()
    let ticket = try #require(next).ticket
    let tickets = [queue.remove(first, from: key("a")), queue.remove(second, from: key("a"))]
    #expect(tickets[0] == nil && tickets[1] === ticket)
    _ = add("a")
    let none = queue.removeNext()
    #expect(none == nil)
    queue.putBack(key("a"))
    expectTaken(["a"])
  }

  @Test("A decoded photo is delivered to each request that is left")
  mutating func delivery() {
    let cancelled = add("a")
    _ = add("a")
    _ = taken()
    _ = queue.remove(cancelled, from: key("a"))
    let isWanted = queue.finish(key("a"))
    #expect(isWanted)
    let completions = [queue.takeCompletion(of: key("a")), queue.takeCompletion(of: key("a"))]
    #expect(completions[0] != nil && completions[1] == nil)
    let none = queue.removeNext()
    #expect(none == nil)
  }
}
