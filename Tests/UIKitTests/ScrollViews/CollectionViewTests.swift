import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Collection view")
struct CollectionViewTests {
  let screen = TouchScene()
  let items = ItemSource()

  @Test("Given 10,000 items, when the view scrolls to the end, then it makes no more cells than two screens hold")
  func reuse() {
    let view = screen.addCollectionView(of: items, count: 10_000)
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

  @Test("A collection view has the system's background, unless code or a list sets another")
  func background() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.backgroundColor == .systemBackground)
    let list = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let grouped = screen.add(
      UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: list),
      frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    items.names = ["A", "B", "C"]
    grouped.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    grouped.dataSource = items
    screen.turn()
    #expect(grouped.backgroundColor == .systemGroupedBackground)
    view.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test("Given cells of 100 points and spaces of 10, then three fit into 400 points, and the rest is spread between them")
  func grid() {
    let view = screen.addCollectionView(of: items, count: 5)
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
    let view = screen.addCollectionView(of: items, count: 20)
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
    screen.advance(by: 0.01)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 0)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 7, section: 0))?.frame.minX == 110)
    #expect(view.contentSize == CGSize(width: 320, height: 800))
  }

  @Test("Given a layout that snaps to its rows, when a drag is released, then the content comes to rest at a row")
  func snapping() {
    final class SnappingLayout: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 110).rounded() * 110) }
    }
    let view = screen.addCollectionView(of: items, count: 100)
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

  @Test("Given changed data, when the view is put back into the window, then a cell asked for is where it belongs at once")
  func cellRightAfterReinsertion() {
    let view = screen.addCollectionView(of: items, count: 100)
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
    let view = screen.addCollectionView(of: items, count: 10_000)
    #expect(view.indexPathForItem(at: CGPoint(x: 310, y: 110 * 2000 + 5)) == IndexPath(item: 6002, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 120, y: 5)) == nil)
  }

  @Test("Given a prefetching source, then the items of the next screen are announced once, and taken back when they are far")
  func prefetching() {
    let view = screen.addCollectionView(of: items, count: 1000)
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

  @Test("Given a layout of one's own, then it places the cells, transforms and all")
  func customLayout() {
    let view = screen.addCollectionView(of: items, count: 3)
    view.collectionViewLayout = StackLayout()
    screen.advance(by: 0.01)
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect(cell?.center == CGPoint(x: 200, y: 220))
    #expect(cell?.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(cell?.layer.zPosition == 2)
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
