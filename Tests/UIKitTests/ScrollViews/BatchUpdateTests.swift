import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Batch updates of a collection view")
struct BatchUpdateTests {
  let screen = TouchScene()
  let items = ItemSource()

  /// A layout that notes the changes that it is prepared for.
  private final class NotingLayout: UICollectionViewFlowLayout {
    var log: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      log += updateItems.map { item in
        let places = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { $0.map { "\($0.item)" } ?? "–" }
        return "\(item.updateAction) \(places.joined(separator: " → "))"
      }
    }

    override func finalizeCollectionViewUpdates() { log.append("finalize") }
  }

  @Test("A layout is told of each change before the items move, and when their animations have been set up")
  func layoutIsTold() {
    let view = screen.addCollectionView(of: items, count: 6)
    let layout = NotingLayout()
    view.setCollectionViewLayout(layout, animated: false)
    screen.perform {
      view.performBatchUpdates {
        items.names = ["1", "2", "new", "3", "4", "5"]
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        view.insertItems(at: [IndexPath(item: 2, section: 0)])
      }
    }
    #expect(Set(layout.log.dropLast()) == ["delete 0 → –", "insert – → 2"] && layout.log.last == "finalize")
  }

  @Test("Given an insertion and a deletion in one batch, then the cells of the items that stay are the same views")
  func batchUpdates() {
    let view = screen.addCollectionView(of: items, count: 6)
    let third = view.cellForItem(at: IndexPath(item: 2, section: 0))
    var isFinished = false
    screen.perform {
      view.performBatchUpdates {
        items.names.remove(at: 0)
        items.names.insert("new", at: 3)
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        view.insertItems(at: [IndexPath(item: 3, section: 0)])
      } completion: {
        isFinished = $0
      }
    }
    screen.advance(by: 1)
    #expect(isFinished)
    #expect(view.visibleCells.compactMap { ($0 as? NamedCell)?.name } == ["1", "2", "3", "new", "4", "5"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === third)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 6)
  }

  @Test("Given a deletion in progress, then the item fades out while the others move to their places")
  func batchUpdatesAnimate() {
    let view = screen.addCollectionView(of: items, count: 6)
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
    screen.advance(by: 0.01)
    screen.perform {
      items.names.removeFirst()
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    screen.advance(by: 0.15)
    #expect(first?.superview === view)
    screen.perform {
      let alpha = first?.layer.presentation()?.opacity ?? 0
      #expect(alpha > 0.1 && alpha < 0.9)
      let x = second?.layer.presentation()?.position.x ?? 0
      #expect(x > 60 && x < 190)
    }
    #expect(second?.center.x == 50)
    screen.advance(by: 0.3)
    #expect(first?.superview == nil)
  }

  @Test("Given a selected item, when others are deleted before it, then the selection stays with it")
  func selectionFollows() {
    let view = screen.addCollectionView(of: items, count: 6)
    view.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    screen.perform {
      items.names.removeFirst(2)
      view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test("Given a move, then the item goes to its new place and the others close up")
  func move() {
    let mapping = ItemMapping(
      {
        var batch = UpdateBatch()
        batch.movedItems = [(IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))]
        return batch
      }(), counts: [4])
    let places = (0..<4).map { mapping.newPath(of: IndexPath(item: $0, section: 0))?.item }
    #expect(places == [2, 0, 1, 3])
    #expect(mapping.expectedCounts(given: [4]) == [4])
  }
}
