import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Moving the items of a collection view")
struct ItemMovementTests {
  let screen = TouchScene()

  private func show(_ count: Int) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.reorderingHandlers.canReorderItem = { $0 != 7 }
    _ = screen.add(view, frame: view.frame)
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot)
    screen.turn()
    return (view, source)
  }

  @Test("An item follows the finger, others make room, and the data source is told at the end")
  func move() {
    let (view, source) = show(12)
    #expect(screen.perform { view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) })
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    screen.perform { view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 150)) }
    screen.advance(by: 0.5)
    #expect(cell?.center == CGPoint(x: 250, y: 150))
    #expect(
      view.visibleCells.map(\.tag) == [1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11]
        && source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 0)
    screen.perform { view.endInteractiveMovement() }
    screen.advance(by: 0.5)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11])
    #expect(cell?.frame == CGRect(x: 200, y: 100, width: 100, height: 100) && cell?.alpha == 1)
  }

  @Test("A cancelled movement puts everything back, and an item that can't be moved stays")
  func cancel() {
    let (view, source) = show(12)
    #expect(!screen.perform { view.beginInteractiveMovementForItem(at: IndexPath(item: 7, section: 0)) })
    screen.perform {
      view.beginInteractiveMovementForItem(at: IndexPath(item: 5, section: 0))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    }
    screen.advance(by: 0.5)
    #expect(view.visibleCells.first?.tag == 5)
    screen.perform { view.cancelInteractiveMovement() }
    screen.advance(by: 0.5)
    #expect(view.visibleCells.map(\.tag) == Array(0..<12) && source.snapshot().itemIdentifiers == Array(0..<12))
  }

  @Test("Near the edge the content scrolls, and cells that appear show the right items")
  func scroll() {
    let (view, source) = show(400)
    screen.perform {
      view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 780))
    }
    screen.advance(by: 1)
    #expect(view.contentOffset.y > 200)
    #expect(view.visibleCells.map(\.tag).sorted() == view.visibleCells.map(\.tag).sorted().filter { $0 < 400 })
    let place = view.moving.movement?.place ?? IndexPath(item: 0, section: 0)
    screen.perform { view.endInteractiveMovement() }
    screen.advance(by: 0.5)
    #expect(source.indexPath(for: 0) == place && place.item > 30)
    for path in view.indexPathsForVisibleItems { #expect(view.cellForItem(at: path)?.tag == source.itemIdentifier(for: path)) }
  }
}
