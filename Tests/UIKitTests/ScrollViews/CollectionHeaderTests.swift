import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Headers of a collection view")
struct CollectionHeaderTests {
  let screen = TouchScene()
  let source = SectionSource([10, 0, 60])
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    view.contentInset.top = 20
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    _ = screen.add(view, frame: view.frame)
  }

  /// The distance of a section's header from the top of the view, or nil where it isn't seen.
  private func header(_ section: Int) -> CGFloat? {
    let path = IndexPath(item: 0, section: section)
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    return header.map { view.convert($0.frame, to: nil).minY }
  }

  private func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    screen.turn()
  }

  @Test("A pinned header stays below the inset while its section is in sight, and is pushed out by the next one")
  func pinned() {
    #expect(header(0) == 20 && header(1) == 360)
    scroll(to: 100)
    #expect(header(0) == 20 && header(1) == 240)
    scroll(to: 300)
    // The section ends at 340.
    #expect(header(0) == 0 && header(1) == 40 && header(2) == 80)
    scroll(to: 600)
    #expect(header(0) == nil && header(1) == nil && header(2) == 20)
    layout.sectionHeadersPinToVisibleBounds = false
    screen.turn()
    #expect(header(2) == nil)
  }

  @Test("Content that is dragged past its beginning takes the header along")
  func beyond() {
    scroll(to: -80)
    #expect(header(0) == 80)
  }

  @Test("A pinned footer of a section that reaches below the view stays at the end of the view")
  func footer() {
    layout.sectionFootersPinToVisibleBounds = true
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    let shown = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 2))
    #expect(shown?.frame == CGRect(x: 0, y: view.bounds.maxY - 30, width: 400, height: 30))
  }

  @Test("A click on a pinned header doesn't reach the item behind it")
  func click() {
    scroll(to: 100)
    screen.click(CGPoint(x: 50, y: 40))
    #expect(source.selected == [])
    screen.click(CGPoint(x: 50, y: 80))
    #expect(source.selected == [IndexPath(item: 4, section: 0)])
  }

  @Test("The arrow keys go on into the next section that has items")
  func keys() {
    view.selection.focused = IndexPath(item: 9, section: 0)
    #expect(view.handleFocusKey(.keyboardRightArrow) == IndexPath(item: 0, section: 2))
    #expect(view.handleFocusKey(.keyboardLeftArrow) == IndexPath(item: 9, section: 0))
  }
}

extension UICollectionView {
  /// Handles a key as if the view had the focus, and returns the item that is focused then.
  fileprivate func handleFocusKey(_ key: UIKeyboardHIDUsage) -> IndexPath? {
    window?.setFocus(self)
    _ = handleKey(key)
    return selection.focused
  }
}

/// Sections with the given numbers of items.
@MainActor
final class SectionSource: UICollectionViewDataSource, UICollectionViewDelegate {
  let counts: [Int]
  private(set) var selected: [IndexPath] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selected.append(indexPath) }
}
