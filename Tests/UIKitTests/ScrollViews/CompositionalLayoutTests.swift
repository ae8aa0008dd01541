import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Compositional layout")
struct CompositionalLayoutTests {
  let screen = TouchScene()

  /// A source of cells with heights of their own, for sections with given counts.
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var height: (IndexPath) -> CGFloat = { _ in 44 }
    private(set) var made = 0

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      made += 1
      cell.contentView.subviews.first?.removeFromSuperview()
      let inside = UIView()
      inside.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(inside)
      NSLayoutConstraint.activate([
        inside.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        inside.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        inside.heightAnchor.constraint(equalToConstant: height(indexPath)),
      ])
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func show(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    view.dataSource = source
    return screen.add(view, frame: view.frame)
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  @Test("A group repeats its items while there is room, and the groups repeat down the section")
  func grid() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let view = show(UICollectionViewCompositionalLayout(section: section), Source([100_000]))
    #expect(frame(view, 0) == CGRect(x: 22, y: 7, width: 86, height: 96))
    #expect(frame(view, 5) == CGRect(x: 112, y: 117, width: 86, height: 96))
    #expect(view.contentSize == CGSize(width: 400, height: 25_000 * 110 - 10 + 10))
    #expect(view.visibleCells.count == 32)
  }

  @Test("Groups are composed of groups, and a number of equal items fills a group")
  func nested() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let column = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: small, count: 2)
    column.interItemSpacing = NSCollectionLayoutSpacing.fixed(20)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(220)), subitems: [large, column])
    let view = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), Source([7]))
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 200, height: 220))
    #expect(frame(view, 1) == CGRect(x: 200, y: 0, width: 200, height: 100))
    #expect(frame(view, 2) == CGRect(x: 200, y: 120, width: 200, height: 100))
    #expect(frame(view, 3) == CGRect(x: 0, y: 220, width: 200, height: 220))
    #expect(view.contentSize.height == 660)
  }

  private final class Backdrop: UICollectionReusableView {}

  @Test("A custom group places its items where its closure says, in front of the background of their section")
  func customGroup() throws {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(200))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 80)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 4, y: 40, width: width / 2, height: 80), zIndex: 2),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let view = show(layout, Source([3]))
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(frame(view, 1) == CGRect(x: 100, y: 40, width: 200, height: 80))
    #expect(frame(view, 2) == CGRect(x: 0, y: 200, width: 200, height: 80))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 2)
    let backdrop = try #require(screen.views(Backdrop.self, in: view).first)
    #expect(backdrop.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(view.subviews.firstIndex(of: backdrop) == 0)
  }

  @Test("Items of an estimated height get that of their constraints as they become visible")
  func estimated() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
    let source = Source([1000])
    source.height = { $0.item % 2 == 0 ? 100 : 30 }
    let view = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    #expect(frame(view, 1) == CGRect(x: 0, y: 100, width: 400, height: 30))
    #expect(frame(view, 2).minY == 130 && source.made < 30)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == CGRect(x: 0, y: 130, width: 400, height: 100))
  }

  @Test("A pinned header stays in sight while its section is, and the badge of an item is at its corner")
  func supplements() {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let source = Source([10, 10])
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "badge"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    _ = screen.add(view, frame: view.frame)
    #expect(frame(view, 0).minY == 40 && frame(view, 0, 1).minY == 1080)
    view.contentOffset.y = 300
    screen.turn()
    let path = IndexPath(item: 0, section: 0)
    #expect(view.supplementaryView(forElementKind: "header", at: path)?.frame.minY == 300)
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: IndexPath(item: 3, section: 0))?.frame
        == CGRect(x: 390, y: 330, width: 20, height: 20))
  }
}
