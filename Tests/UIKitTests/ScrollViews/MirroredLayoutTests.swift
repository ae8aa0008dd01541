import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Layouts from right to left")
struct MirroredLayoutTests {
  let screen = TouchScene()

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 10

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()

  private func section(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none, width: CGFloat = 100)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1)))
    let isAcross = behavior != .none
    let size = NSCollectionLayoutSize(
      widthDimension: isAcross ? .absolute(width) : .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.contentInsets.leading = 20
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func show(_ layout: UICollectionViewLayout, direction: UISemanticContentAttribute = .forceRightToLeft) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
    view.semanticContentAttribute = direction
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return screen.add(view, frame: view.frame)
  }

  /// The frame of an item on the screen.
  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: nil) }
  }

  @Test("A compositional layout begins at the right, with its leading insets; the same layout in the other direction doesn't")
  func grid() {
    let layout = UICollectionViewCompositionalLayout(section: section())
    let view = show(layout)
    #expect(frame(view, 0) == CGRect(x: 280, y: 0, width: 100, height: 100) && frame(view, 1)?.minX == 180)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 280)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 20, "the layout itself isn't mirrored")
    #expect(view.indexPathForItem(at: CGPoint(x: 300, y: 50)) == IndexPath(item: 0, section: 0))
    view.semanticContentAttribute = .forceLeftToRight
    screen.turn()
    #expect(frame(view, 0)?.minX == 20)
  }

  @Test("A section that scrolls across begins at the right, and a drag to the right goes on")
  func continuous() {
    let view = show(UICollectionViewCompositionalLayout(section: section(.continuous)))
    #expect(frame(view, 0)?.minX == 280 && frame(view, 2)?.minX == 80 && frame(view, 6) == nil)
    screen.press(CGPoint(x: 100, y: 50))
    screen.move(by: CGVector(dx: 250, dy: 0), steps: 20)
    screen.advance(by: 0.3)
    #expect((frame(view, 2)?.minX ?? 0) > 250 && frame(view, 5) != nil)
    screen.release()
    screen.advance(by: 2)
    screen.perform { view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .left, animated: false) }
    screen.turn()
    #expect(frame(view, 9)?.minX == 0, "the last item is at the left end")
  }

  @Test(
    "Groups page to the left, at their start or in the middle",
    arguments: [(UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 380), (.groupPagingCentered, 350)])
  func pages(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, edge: CGFloat) {
    let view = show(UICollectionViewCompositionalLayout(section: section(behavior, width: 300)))
    #expect(frame(view, 0)?.maxX == edge)
    screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 280, y: 50), steps: 5)
    screen.advance(by: 2)
    #expect(frame(view, 1)?.maxX == edge)
    screen.drag(from: CGPoint(x: 280, y: 50), to: CGPoint(x: 100, y: 50), steps: 5)
    screen.advance(by: 2)
    #expect(frame(view, 0)?.maxX == edge)
  }

  @Test("A layout that scrolls horizontally shows its end, which is where it begins, also as items are added")
  func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)), subitems: [item])
    let view = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group), configuration: configuration))
    #expect(view.contentSize.width == 1000 && view.contentOffset.x == 600 && frame(view, 0)?.minX == 300)
    source.count = 12
    screen.perform { view.reloadData() }
    screen.turn()
    #expect(frame(view, 0)?.minX == 300)
    source.count = 2
    screen.perform { view.reloadData() }
    screen.turn()
    #expect(frame(view, 0)?.minX == 300 && frame(view, 1)?.minX == 200, "content that is narrower than the view is at the right")
  }

  private final class FlippingFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test("A flow layout isn't mirrored, unless it says so")
  func flow() {
    let plain = show(UICollectionViewFlowLayout())
    #expect(frame(plain, 0)?.minX == 0)
    plain.removeFromSuperview()
    let flipped = show(FlippingFlow())
    #expect(frame(flipped, 0)?.maxX == 400)
  }
}
