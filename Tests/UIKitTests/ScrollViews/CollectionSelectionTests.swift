import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Selection in a collection view")
struct CollectionSelectionTests {
  let screen = TouchScene()
  let items = ItemSource()

  @Test("Given a click on an item, then it is highlighted, selected and reported, and the one before is not selected any more")
  func selection() {
    let view = screen.addCollectionView(of: items, count: 12)
    screen.click(CGPoint(x: 200, y: 50))
    #expect(items.calls == ["highlight 1", "unhighlight 1", "select 1"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    screen.click(CGPoint(x: 350, y: 50))
    #expect(items.calls.suffix(2) == ["deselect 1", "select 2"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test("Given a delegate that removes the clicked item when another is deselected, then nothing is selected")
  func removedItem() {
    let view = screen.addCollectionView(of: items, count: 12)
    screen.click(CGPoint(x: 200, y: 50))
    items.didDeselect = { [items] view in
      items.names = Array(items.names.prefix(2))
      view.reloadData()
    }
    screen.click(CGPoint(x: 350, y: 50))
    #expect(view.numberOfItems(inSection: 0) == 2)
    #expect(view.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test("Given a drag that starts on an item, then the item is not selected")
  func dragSelectsNothing() {
    _ = screen.addCollectionView(of: items, count: 100)
    screen.press(CGPoint(x: 200, y: 400))
    screen.move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200), steps: 4)
    screen.release(CGPoint(x: 200, y: 200))
    #expect(items.calls.isEmpty)
  }

  @Test("Given content that is moving, when it is clicked, then it stops and nothing is selected")
  func clickStops() {
    let view = screen.addCollectionView(of: items, count: 1000)
    screen.press(CGPoint(x: 200, y: 400))
    screen.move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100), steps: 5)
    screen.release(CGPoint(x: 200, y: 100))
    screen.advance(by: 0.1)
    screen.click(CGPoint(x: 200, y: 400))
    #expect(!view.isDecelerating)
    #expect(items.calls.isEmpty)
  }

  @Test("Given a focused collection, then the arrows go from item to item and Return selects")
  func keyboard() {
    let view = screen.addCollectionView(of: items, count: 30)
    screen.perform { view.window?.setFocus(view) }
    screen.key(.keyboardRightArrow)
    screen.key(.keyboardRightArrow)
    screen.key(.keyboardDownArrow)
    screen.key(.keyboardReturnOrEnter)
    #expect(items.calls.last == "select 4")
  }
}
