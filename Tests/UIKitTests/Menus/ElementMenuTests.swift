import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("The context menus of rows and items") struct ElementMenuTests {
  private let harness = MenuHarness(size: CGSize(width: 390, height: 844))
  private let rows = MenuRows()

  init() { harness.scene.settings.menuLook = .touch }

  private func show(_ view: UIScrollView) {
    harness.perform {
      view.frame = harness.rootView.bounds
      harness.rootView.addSubview(view)
    }
    harness.advance(by: 0.1)
  }

  @Test("A long press on a row shows the menu that the delegate gives, with the row in front; a tap on it is reported")
  func row() {
    let table = UITableView(frame: .zero, style: .plain)
    (table.dataSource, table.delegate) = (rows, rows)
    show(table)
    harness.press(CGPoint(x: 100, y: 66))
    harness.advance(by: 0.8)
    harness.release(CGPoint(x: 100, y: 66))
    harness.advance(by: 1)
    #expect(harness.titles() == ["Copy 1"] && rows.log == ["menu 1"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.alpha == 0)
    harness.click(CGPoint(x: 100, y: harness.panels[0].frame.minY - 20))
    harness.advance(by: 1)
    #expect(harness.panels.isEmpty && rows.log == ["menu 1", "tapped"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.alpha == 1)
  }

  private final class Dragging: NSObject, UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Row")))]
    }
  }

  @Test("Given a row that can be dragged as well, when its menu has closed, then the row is visible again")
  func draggableRow() {
    let (table, dragging) = (UITableView(frame: .zero, style: .plain), Dragging())
    (table.dataSource, table.delegate, table.dragDelegate, table.dragInteractionEnabled) = (rows, rows, dragging, true)
    show(table)
    harness.press(CGPoint(x: 100, y: 66))
    harness.advance(by: 0.8)
    harness.release(CGPoint(x: 100, y: 66))
    harness.advance(by: 1)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(harness.titles() == ["Copy 1"] && cell?.alpha == 0)
    harness.click(CGPoint(x: 380, y: 840))
    harness.advance(by: 1)
    #expect(harness.panels.isEmpty && cell?.alpha == 1)
  }

  @Test("A row without a menu is selected by a long press as by a short one")
  func noMenu() {
    let table = UITableView(frame: .zero, style: .plain)
    (table.dataSource, table.delegate) = (rows, rows)
    show(table)
    harness.press(CGPoint(x: 100, y: 22))
    harness.advance(by: 0.8)
    harness.release(CGPoint(x: 100, y: 22))
    #expect(harness.panels.isEmpty && rows.log == ["menu 0", "selected 0"])
  }

  @Test("An item's menu opens by the secondary button")
  func item() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (grid.dataSource, grid.delegate) = (rows, rows)
    show(grid)
    let second =
      grid.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)).map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } ?? .zero
    harness.click(second, button: .secondary)
    harness.advance(by: 1)
    #expect(harness.titles() == ["Copy 1"] && rows.log == ["menu 1"])
  }
}

@MainActor
private final class MenuRows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
  private(set) var log: [String] = []

  private func menu(_ row: Int) -> UIContextMenuConfiguration? {
    log.append("menu \(row)")
    guard row > 0 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy \(row)") { _ in }]) })
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("selected \(indexPath.row)") }
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { menu(indexPath.row) }
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.append("tapped") }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu(indexPath.item) }
}
