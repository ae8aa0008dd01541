import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Sections that scroll across the layout")
struct OrthogonalSectionTests {
  let screen = TouchScene()

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var selected: [IndexPath] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selected.append(indexPath) }
  }

  private let source = Source()

  private func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> UICollectionView {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(200))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    section.visibleItemsInvalidationHandler = handler
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    return screen.add(view, frame: view.frame)
  }

  /// The left edge of an item on the screen.
  private func left(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: nil).minX }
  }

  @Test("A drag moves the section under the finger alone, whose cells are made as they become visible")
  func drag() {
    let view = show(.continuous)
    #expect(view.contentSize == CGSize(width: 400, height: 600) && view.visibleCells.count == 6)
    screen.press(CGPoint(x: 380, y: 100))
    screen.move(to: CGPoint(x: 80, y: 100), finger: 0)
    screen.move(by: CGVector(dx: -50, dy: 0), steps: 5)
    screen.advance(by: 0.3)
    #expect((left(view, 1) ?? 400) < 60 && left(view, 2) != nil && left(view, 0, 1) == 0)
    screen.release()
    screen.advance(by: 2)
    #expect(view.visibleCells.count <= 7)
  }

  @Test(
    "A section pages by groups, at their start or in the middle",
    arguments: [(UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 0), (.groupPagingCentered, 50)])
  func pages(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, edge: CGFloat) {
    let view = show(behavior)
    #expect(left(view, 0) == edge)
    screen.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 120, y: 100), steps: 5)
    screen.advance(by: 2)
    #expect(left(view, 1) == edge)
    // A slow drag of less than a half returns.
    screen.press(CGPoint(x: 300, y: 100))
    screen.move(by: CGVector(dx: -100, dy: 0), steps: 30)
    screen.advance(by: 0.3)
    screen.release()
    screen.advance(by: 2)
    #expect(left(view, 1) == edge)
  }

  @Test("Given a handler of visible items, then what it changes is shown while the section scrolls")
  func handler() {
    let view = show(.continuous) { items, offset, environment in
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.transform = CGAffineTransform(scaleX: 1 - distance / 1000, y: 1 - distance / 1000)
      }
    }
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(abs((cell?.transform.a ?? 0) - 0.95) < 0.001)
    view.orthogonalViews[0]?.contentOffset.x = 100
    screen.turn()
    #expect(abs((cell?.transform.a ?? 0) - 0.85) < 0.001)
  }

  @Test("A click selects the item that is shown there, and scrolling to an item scrolls its section")
  func selection() {
    let view = show(.continuousGroupLeadingBoundary)
    screen.perform { view.scrollToItem(at: IndexPath(item: 10, section: 1), at: .left, animated: false) }
    screen.turn()
    #expect(left(view, 10, 1) == 0 && view.contentOffset == .zero)
    screen.click(CGPoint(x: 50, y: 300))
    screen.advance(by: 0.3)
    #expect(source.selected == [IndexPath(item: 10, section: 1)])
  }
}
