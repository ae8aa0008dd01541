import Foundation
import Testing

@testable import Tweaks

@Suite("Two programs that change the same files")
struct EntryMergeTests {
  @Test("Changes of different entries are all kept, added and removed ones as well")
  func different() {
    let base = ["a": 1, "b": 2, "c": 3]
    let merge = EntryMerge(["a": 9, "b": 2], since: base, with: ["a": 1, "b": 7, "c": 3, "d": 4])
    #expect(merge.entries == ["a": 9, "b": 7, "d": 4] && merge.conflicts.isEmpty)
  }

  @Test("An entry that both have changed is ours, and is named unless both have made the same change")
  func same() {
    let merge = EntryMerge(["a": 5, "b": 6], since: ["a": 1, "b": 1], with: ["a": 7, "b": 6])
    #expect(merge.entries == ["a": 5, "b": 6] && merge.conflicts == ["a"])
  }

  @Test("What the other program had changed before isn't our change")
  func basesOfBoth() {
    let merge = EntryMerge(["a": 1, "b": 3], since: ["a": 1, "b": 2], with: ["a": 8, "b": 2], since: ["a": 8, "b": 2])
    #expect(merge.entries == ["a": 8, "b": 3] && merge.conflicts.isEmpty)
  }

  @Test("While one holds the lock of a folder, another waits for it")
  func lock() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lock-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<20 { FileLock.locking(folder) { counter.add() } }
    }
    #expect(counter.value == 160)
  }

  /// A number that several threads change one after the other, only because they hold the lock.
  private final class Counter: @unchecked Sendable {
    private(set) var value = 0
    func add() { value += 1 }
  }
}
