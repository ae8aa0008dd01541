import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Diffable data sources")
struct DiffableDataSourceTests {
  let screen = TouchScene()

  private func makeTable() -> (UITableView, UITableViewDiffableDataSource<Int, String>) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = name
      return cell
    }
    return (screen.add(table, frame: table.frame), source)
  }

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  @Test("Given a snapshot, when another is applied, then rows that stay move to their places, and the completion is called at the end")
  func animated() {
    let (table, source) = makeTable()
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    screen.turn()
    #expect(texts(table) == ["a", "b", "c"])
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    snapshot.deleteItems(["a"])
    snapshot.moveItem("c", beforeItem: "b")
    snapshot.appendItems(["d"])
    var isDone = false
    screen.perform { source.apply(snapshot) { isDone = true } }
    screen.advance(by: 0.1)
    let shown = cell.map { screen.shownState(of: $0.layer).position.y } ?? 0
    #expect(shown > 22 && shown < 110 && !isDone)
    screen.advance(by: 0.5)
    #expect(isDone && texts(table) == ["c", "b", "d"] && table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(source.indexPath(for: "d") == IndexPath(row: 2, section: 0) && source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
  }

  @Test("Given a reconfigured item, then its cell is filled again and not replaced")
  func reconfigure() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    var count = 0
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      count += 1
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item) \(count)"
      return cell
    }
    _ = screen.add(table, frame: table.frame)
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8])
    source.apply(snapshot)
    screen.turn()
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    snapshot.reconfigureItems([8])
    screen.perform { source.apply(snapshot) }
    screen.advance(by: 0.5)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell && cell?.textLabel?.text == "8 3")
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test("Given 100,000 items, when one is inserted, then only visible rows have cells")
  func large() {
    let (table, source) = makeTable()
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<100_000).map { "\($0)" })
    source.apply(snapshot)
    screen.turn()
    snapshot.insertItems(["new"], beforeItem: "1")
    screen.perform { source.apply(snapshot) }
    screen.advance(by: 0.5)
    #expect(texts(table).prefix(3) == ["0", "new", "1"] && table.cells.count < 25)
  }

  @Test("Given a registration and a collection view, when sections change, then cells and headers go along")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in cell.accessibilityLabel = name }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
    _ = screen.add(view, frame: view.frame)
    var snapshot = source.snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["a1", "a2"], toSection: "A")
    snapshot.appendItems(["b1"], toSection: "B")
    source.apply(snapshot)
    screen.turn()
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    snapshot.moveSection("B", beforeSection: "A")
    snapshot.moveItem("a2", afterItem: "b1")
    screen.perform { source.apply(snapshot) }
    screen.advance(by: 0.5)
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["b1", "a2", "a1"])
    let moved = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header != nil && moved === header)
  }
}
