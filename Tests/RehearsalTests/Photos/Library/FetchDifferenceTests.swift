import Foundation
import Testing

@testable import Photos

@Suite("What has changed in a list of photos")
struct FetchDifferenceTests {
  private func elements(_ text: String) -> [FetchDifference.Element] {
    // A capital letter is the same photo with another content.
    text.map { FetchDifference.Element(id: $0.lowercased(), revision: $0.isUppercase ? 1 : 0) }
  }

  @Test(
    "Removed and moved photos have their old indexes, inserted and changed ones their new indexes",
    arguments: [
      ("abc", "abc", [], [], [], []), ("abcd", "acd", [1], [], [], []), ("ac", "abc", [], [1], [], []), ("abc", "aBc", [], [], [1], []),
      ("abcd", "dabc", [], [], [], [3, 0]), ("abcde", "xbDa", [2, 4], [0], [2], [0, 3]), ("", "ab", [], [0, 1], [], []),
    ] as [(String, String, [Int], [Int], [Int], [Int])])
  func difference(old: String, new: String, removed: [Int], inserted: [Int], changed: [Int], moved: [Int]) {
    let difference = FetchDifference(from: elements(old), to: elements(new))
    #expect(Array(difference.removed) == removed)
    #expect(Array(difference.inserted) == inserted)
    #expect(Array(difference.changed) == changed)
    #expect(difference.moves.flatMap { [$0.from, $0.to] } == moved)
    #expect(difference.isEmpty == (old == new))
  }

  @Test("Applied to the old list, the changes lead to the new one, for any two lists")
  func applying() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let letters = "abcdefghij".shuffled(using: &generator)
      let old = elements(String(letters.prefix(Int.random(in: 0...10, using: &generator))))
      let new = elements(String(letters.shuffled(using: &generator).prefix(Int.random(in: 0...10, using: &generator))))
      let difference = FetchDifference(from: old, to: new)
      let moved = Set(difference.moves.map(\.from))
      var staying = old.indices.filter { !difference.removed.contains($0) && !moved.contains($0) }.map { old[$0] }.makeIterator()
      let targets = Dictionary(uniqueKeysWithValues: difference.moves.map { ($0.to, old[$0.from]) })
      let result = new.indices.map { difference.inserted.contains($0) ? new[$0] : targets[$0] ?? staying.next() }
      #expect(result == new.map(Optional.some))
    }
  }
}

/// Random numbers that are the same in each run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
