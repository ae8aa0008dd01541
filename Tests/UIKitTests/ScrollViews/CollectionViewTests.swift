import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Collection view")
struct CollectionViewTests {
  let screen = TouchScene()
  let items = ItemSource()

  private func makeCollectionView(count: Int, size: CGSize = CGSize(width: 100, height: 100)) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    items.names = (0..<count).map { "\($0)" }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    return screen.add(view, frame: view.frame)
  }

  @Test("Given 10,000 items, when the view scrolls to the end, then it makes no more cells than two screens hold")
  func reuse() {
    let view = makeCollectionView(count: 10_000)
    let atFirst = items.made.count
    #expect(view.visibleCells.count == 24)
    for _ in 0..<400 {
      view.contentOffset.y += 900
      screen.advance(by: 0.01)
    }
    view.contentOffset.y = view.contentSize.height - 800
    screen.advance(by: 0.01)
    #expect(items.made.count <= 2 * atFirst)
    #expect(view.subviews.filter { $0 is UICollectionViewCell }.count <= 30)
    #expect((view.visibleCells.last as? NamedCell)?.name == "9999")
  }

  @Test("Given cells of 100 points and spaces of 10, then three fit into 400 points, and the rest is spread between them")
  func grid() {
    let view = makeCollectionView(count: 5)
    let frames = (0..<5).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin }
    #expect(
      frames == [
        CGPoint(x: 0, y: 0), CGPoint(x: 150, y: 0), CGPoint(x: 300, y: 0), CGPoint(x: 0, y: 110), CGPoint(x: 150, y: 110),
      ])
    #expect(view.contentSize == CGSize(width: 400, height: 210))
  }

  @Test("Given headers, insets and sizes from the delegate, then each has its place")
  func sections() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 20, bottom: 12, right: 20)
    let source = SizedSource(sizes: [CGSize(width: 200, height: 50), CGSize(width: 150, height: 70), CGSize(width: 300, height: 60)])
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    _ = screen.add(view, frame: view.frame)
    func frame(_ item: Int) -> CGRect? { view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame }
    // 200 + 10 + 150 fill the line of 360; the lower one is centred in the line's height.
    #expect(frame(0) == CGRect(x: 20, y: 58, width: 200, height: 50))
    #expect(frame(1) == CGRect(x: 230, y: 48, width: 150, height: 70))
    #expect(frame(2) == CGRect(x: 20, y: 128, width: 300, height: 60))
    #expect(view.contentSize.height == 200)
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 400, height: 40))
  }

  @Test("Given a layout that scrolls across, then items fill columns")
  func horizontal() {
    let view = makeCollectionView(count: 20)
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
    screen.advance(by: 0.01)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 0)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 7, section: 0))?.frame.minX == 110)
    #expect(view.contentSize == CGSize(width: 320, height: 800))
  }

  @Test("Given a click on an item, then it is highlighted, selected and reported, and the one before is not selected any more")
  func selection() {
    let view = makeCollectionView(count: 12)
    screen.click(CGPoint(x: 200, y: 50))
    #expect(items.calls == ["highlight 1", "unhighlight 1", "select 1"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    screen.click(CGPoint(x: 350, y: 50))
    #expect(items.calls.suffix(2) == ["deselect 1", "select 2"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test("Given a drag that starts on an item, then the item is not selected")
  func dragSelectsNothing() {
    _ = makeCollectionView(count: 100)
    screen.press(CGPoint(x: 200, y: 400))
    screen.move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200), steps: 4)
    screen.release(CGPoint(x: 200, y: 200))
    #expect(items.calls.isEmpty)
  }

  @Test("Given a layout that snaps to its rows, when a drag is released, then the content comes to rest at a row")
  func snapping() {
    final class SnappingLayout: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 110).rounded() * 110) }
    }
    let view = makeCollectionView(count: 100)
    let layout = SnappingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    view.collectionViewLayout = layout
    screen.advance(by: 0.01)
    screen.press(CGPoint(x: 200, y: 400))
    screen.move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 340), steps: 4)
    screen.release(CGPoint(x: 200, y: 340))
    screen.advance(by: 5)
    #expect(view.contentOffset.y >= 110)
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 110) == 0)
  }

  @Test("Given content that is moving, when it is clicked, then it stops and nothing is selected")
  func clickStops() {
    let view = makeCollectionView(count: 1000)
    screen.press(CGPoint(x: 200, y: 400))
    screen.move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100), steps: 5)
    screen.release(CGPoint(x: 200, y: 100))
    screen.advance(by: 0.1)
    screen.click(CGPoint(x: 200, y: 400))
    #expect(!view.isDecelerating)
    #expect(items.calls.isEmpty)
  }

  @Test("Given changed data, when the view is put back into the window, then a cell asked for is where it belongs at once")
  func cellRightAfterReinsertion() {
    let view = makeCollectionView(count: 100)
    view.removeFromSuperview()
    items.names = (0..<200).map { "\($0)" }
    view.reloadData()
    screen.window.addSubview(view)
    view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .centeredVertically, animated: false)
    let cell = view.cellForItem(at: IndexPath(item: 150, section: 0))
    #expect(cell.map { view.convert($0.frame, to: nil) } == CGRect(x: 0, y: 350, width: 100, height: 100))
  }

  @Test("Given a point of the content, then the item there is found, and none in the space between")
  func indexPathForItem() {
    let view = makeCollectionView(count: 10_000)
    #expect(view.indexPathForItem(at: CGPoint(x: 310, y: 110 * 2000 + 5)) == IndexPath(item: 6002, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 120, y: 5)) == nil)
  }

  @Test("Given an insertion and a deletion in one batch, then the cells of the items that stay are the same views")
  func batchUpdates() {
    let view = makeCollectionView(count: 6)
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

  @Test("Given a deletion under way, then the item fades out while the others are on their way to their places")
  func batchUpdatesAnimate() {
    let view = makeCollectionView(count: 6)
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
    let view = makeCollectionView(count: 6)
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

  @Test("Given a focused collection, then the arrows go from item to item and Return selects")
  func keyboard() {
    let view = makeCollectionView(count: 30)
    screen.perform { view.window?.setFocus(view) }
    screen.key(.keyboardRightArrow)
    screen.key(.keyboardRightArrow)
    screen.key(.keyboardDownArrow)
    screen.key(.keyboardReturnOrEnter)
    #expect(items.calls.last == "select 4")
  }

  @Test("Given a prefetching source, then the items of the next screen are announced once, and taken back when they are far")
  func prefetching() {
    let view = makeCollectionView(count: 1000)
    view.prefetchDataSource = items
    view.contentOffset.y = 1
    screen.advance(by: 0.01)
    let announced = Set(items.prefetched)
    #expect(announced.count == items.prefetched.count)
    #expect(announced.contains(30) && !announced.contains(0) && !announced.contains(100))
    view.contentOffset.y = 20_000
    screen.advance(by: 0.01)
    #expect(Set(items.cancelled).isSuperset(of: announced.filter { $0 > 30 }))
  }

  // "In iOS 7 and later, the collection view does not apply layout attributes if those attributes have not changed. It determines whether
  // the attributes have changed by comparing the old and new attribute objects using the isEqual: method."
  // (developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes, Subclassing notes)
  @Test("Given a cell that has been hidden, faded and turned, then it stays so while its layout attributes are the same")
  func cellsKeepTheirLooks() throws {
    let view = makeCollectionView(count: 100)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
    screen.perform {
      cell.isHidden = true
      cell.alpha = 0.3
      cell.transform = CGAffineTransform(rotationAngle: 0.5)
    }
    screen.advance(by: 0.1)
    screen.perform { view.contentOffset.y += 1 }
    screen.advance(by: 0.1)
    screen.perform {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.collectionViewLayout.invalidateLayout()
    }
    screen.advance(by: 0.1)
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0)) === cell)
    #expect(cell.isHidden && cell.transform == CGAffineTransform(rotationAngle: 0.5))
    #expect(abs(cell.alpha - 0.3) < 0.001)
  }

  @Test("Given a cell that has been hidden, when its layout attributes change, then all of them are applied")
  func changedAttributesCount() throws {
    let view = makeCollectionView(count: 100)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
    cell.isHidden = true
    cell.transform = CGAffineTransform(scaleX: 2, y: 2)
    screen.perform { (view.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 40 }
    screen.advance(by: 0.1)
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0)) === cell)
    #expect(!cell.isHidden && cell.frame == CGRect(x: 150, y: 140, width: 100, height: 100))
  }

  @Test("Given a hidden cell that is scrolled away and used again, then it shows")
  func usedAgain() {
    let view = makeCollectionView(count: 100)
    for cell in view.visibleCells { cell.isHidden = true }
    screen.perform { view.contentOffset.y = 2000 }
    screen.advance(by: 0.1)
    screen.perform { view.contentOffset.y = 0 }
    screen.advance(by: 0.1)
    #expect(view.visibleCells.allSatisfy { !$0.isHidden })
  }

  @Test("Given attributes that say the same, then they are equal; those of a subclass where it says so")
  func equalAttributes() {
    func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      return attributes
    }
    #expect(attributes(0) == attributes(0) && attributes(0) != attributes(1))
    let hidden = attributes(0)
    hidden.isHidden = true
    #expect(hidden != attributes(0) && hidden.copy() as? UICollectionViewLayoutAttributes == hidden)
  }

  @Test("Given a layout of one's own, then it places the cells, transforms and all")
  func customLayout() {
    let view = makeCollectionView(count: 3)
    view.collectionViewLayout = StackLayout()
    screen.advance(by: 0.01)
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect(cell?.center == CGPoint(x: 200, y: 220))
    #expect(cell?.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(cell?.layer.zPosition == 2)
  }
}

private final class NamedCell: UICollectionViewCell {
  var name = ""
  override func prepareForReuse() {
    super.prepareForReuse()
    name = ""
  }
}

/// A list of names, one cell each, and what happens to them.
@MainActor
final class ItemSource: UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
  var names: [String] = []
  private(set) var made: Set<ObjectIdentifier> = []
  private(set) var calls: [String] = []
  private(set) var prefetched: [Int] = []
  private(set) var cancelled: [Int] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NamedCell)?.name = names[indexPath.item]
    made.insert(ObjectIdentifier(cell))
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    calls.append("highlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    calls.append("unhighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths.map(\.item)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.item)
  }
}

/// Items of different sizes under a header.
@MainActor
private final class SizedSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]
  init(sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}

/// Cards on top of each other.
private final class StackLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 200, height: 300)
    attributes.center = CGPoint(x: 200, y: 200 + CGFloat(indexPath.item) * 10)
    attributes.zIndex = indexPath.item
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    return attributes
  }
}
