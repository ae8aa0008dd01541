import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("The layout attributes of cells")
struct LayoutAttributesTests {
  let screen = TouchScene()
  let items = ItemSource()

  // "In iOS 7 and later, the collection view does not apply layout attributes if those attributes have not changed. It determines whether
  // the attributes have changed by comparing the old and new attribute objects using the isEqual: method."
  // (developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes, Subclassing notes)
  @Test("Given a cell that has been hidden, faded and turned, then it stays so while its layout attributes are the same")
  func cellsKeepTheirLooks() throws {
    let view = screen.addCollectionView(of: items, count: 100)
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
    let view = screen.addCollectionView(of: items, count: 100)
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
    let view = screen.addCollectionView(of: items, count: 100)
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
}
