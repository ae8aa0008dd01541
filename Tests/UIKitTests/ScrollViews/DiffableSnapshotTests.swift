import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Snapshots of diffable data sources")
struct DiffableSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("Items are inserted, moved and deleted beside others, across sections")
  func editing() {
    var it = snapshot(("a", [1, 2, 3]), ("b", [4, 5]))
    it.insertItems([10, 11], beforeItem: 2)
    it.insertItems([12], afterItem: 5)
    it.moveItem(1, afterItem: 4)
    it.moveItem(5, beforeItem: 3)
    it.deleteItems([2, 99])
    #expect(it.itemIdentifiers(inSection: "a") == [10, 11, 5, 3])
    #expect(it.itemIdentifiers(inSection: "b") == [4, 1, 12])
    #expect(it.sectionIdentifier(containingItem: 1) == "b" && it.indexOfItem(1) == 5 && it.numberOfItems == 7)
  }

  @Test("Sections are inserted, moved and deleted with their items")
  func sections() {
    var it = snapshot(("a", [1]), ("b", [2]), ("c", [3]))
    it.moveSection("a", afterSection: "c")
    it.insertSections(["d"], beforeSection: "b")
    it.deleteSections(["c"])
    #expect(it.sectionIdentifiers == ["d", "b", "a"] && it.itemIdentifiers == [2, 1] && it.indexOfItem(3) == nil)
  }

  @Test("The updates between two snapshots turn the one into the other", arguments: 0..<40)
  func difference(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 1))
    func any() -> Snapshot {
      var rest = Array(0..<24).shuffled(using: &random)
      rest.removeLast(Int.random(in: 0...12, using: &random))
      var made = Snapshot()
      for section in ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
        made.appendSections([section])
        let count = Int.random(in: 0...rest.count, using: &random)
        made.appendItems(Array(rest.prefix(count)), toSection: section)
        rest.removeFirst(count)
      }
      return made
    }
    let (old, new) = (any(), any())
    let mapping = ItemMapping(
      SnapshotDifference(from: old.storage, to: new.storage).batch, counts: old.sectionIdentifiers.map { old.numberOfItems(inSection: $0) })
    let counts = new.sectionIdentifiers.map { new.numberOfItems(inSection: $0) }
    #expect(mapping.expectedCounts(given: counts) == counts)
    let places = new.storage.paths(of: new.itemIdentifiers)
    let names = Dictionary(uniqueKeysWithValues: zip(places, new.itemIdentifiers))
    for (path, item) in zip(old.storage.paths(of: old.itemIdentifiers), old.itemIdentifiers) {
      #expect(mapping.newPath(of: path).flatMap { names[$0] } == (new.indexOfItem(item) == nil ? nil : item))
    }
    for (path, item) in names { #expect(mapping.isInserted(path) == (old.indexOfItem(item) == nil)) }
  }

  @Test("Where one item of many moves, then one move is made")
  func oneMove() {
    let old = snapshot(("a", Array(0..<100_000)))
    var new = old
    new.moveItem(10, afterItem: 20)
    let batch = SnapshotDifference(from: old.storage, to: new.storage).batch
    #expect(batch.movedItems.map(\.from.item) == [10] && batch.movedItems.map(\.to.item) == [20])
    #expect(batch.insertedItems.isEmpty && batch.deletedItems.isEmpty)
  }

  @Test("A section snapshot shows what is inside expanded items")
  func outline() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    #expect(outline.visibleItems == ["fruit", "nuts"] && outline.level(of: "red") == 2)
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "nuts"] && !outline.isVisible("red"))
    #expect(outline.snapshot(of: "fruit").items == ["apple", "red", "green", "pear"])
    outline.delete(["apple"])
    #expect(outline.items == ["fruit", "pear", "nuts"] && !outline.contains("red"))
  }

  @Test("Given items inside each other, when some are deleted, then so are those inside them, and the others stay")
  func deletingItemsInsideEachOther() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts", "oil"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    outline.append(["hazel"], to: "nuts")
    outline.expand(["fruit", "apple"])
    outline.delete(["apple", "red", "nuts", "missing"])
    #expect(outline.items == ["fruit", "pear", "oil"] && outline.rootItems == ["fruit", "oil"])
    #expect(!outline.contains("green") && !outline.isExpanded("apple") && outline.isExpanded("fruit"))
    outline.append(["apple"], to: "oil")
    #expect(outline.parent(of: "apple") == "oil" && !outline.isExpanded("apple"))
  }
}

/// A generator of the same numbers in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xbf58_476d_1ce4_e5b9
  }
}
