import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Drag and drop in tables and collection views")
struct ListDragTests {
  let screen = DragScene()

  // MARK: Tables

  /// A table of names, which are dragged as texts and dropped between rows or into them.
  private final class Names: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var names: [String]
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var dropped: [String] = []
    /// Called before the drop is performed.
    var willDrop: (UITableView) -> Void = { _ in }

    init(_ names: [String]) {
      self.names = names
      super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[indexPath.row])))]
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy, intent: intent)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      willDrop(tableView)
      let destination = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
      dropped.append("\(coordinator.items.map { $0.sourceIndexPath?.row ?? -1 }) to \(destination.row)")
      guard coordinator.proposal.intent == .insertAtDestinationIndexPath else {
        for item in coordinator.items {
          coordinator.drop(item.dragItem, intoRowAt: destination, rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        return
      }
      for item in coordinator.items {
        if let source = item.sourceIndexPath {
          tableView.performBatchUpdates {
            self.names.insert(self.names.remove(at: source.row), at: destination.row)
            tableView.deleteRows(at: [source], with: .automatic)
            tableView.insertRows(at: [destination], with: .automatic)
          }
        } else {
          item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
            self.names.insert(text ?? "", at: destination.row)
            tableView.insertRows(at: [destination], with: .automatic)
          }
        }
        coordinator.drop(item.dragItem, toRowAt: destination)
      }
    }
  }

  private func show(_ names: Names, frame: CGRect) -> UITableView {
    let table = UITableView(frame: frame)
    table.rowHeight = 44
    table.dataSource = names
    table.dragDelegate = names
    table.dropDelegate = names
    return screen.add(table, frame: frame)
  }

  private func names(in table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test("Given rows of a table, when one is dragged, then the others make room, and it is moved when it is dropped")
  func reorder() {
    let names = Names(["a", "b", "c", "d", "e"])
    let table = show(names, frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    screen.lift(CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 122))
    #expect(table.hasActiveDrag && table.hasActiveDrop && names.dropped.isEmpty)
    #expect(table.cells[IndexPath(row: 1, section: 0)]?.frame.minY == 0 && table.cells[IndexPath(row: 3, section: 0)]?.frame.minY == 132)
    let before = [1, 2, 3, 4].map { screen.shownState(of: table.cells[IndexPath(row: $0, section: 0)]!.layer).position.y }
    screen.release()
    #expect(names.dropped == ["[0] to 2"] && names.names == ["b", "c", "a", "d", "e"])
    // Everything but the dropped row is in place already.
    let after = [0, 1, 3, 4].map { screen.shownState(of: table.cells[IndexPath(row: $0, section: 0)]!.layer).position.y }
    #expect(before == after)
    screen.advance(by: 1.5)
    #expect(self.names(in: table) == ["b", "c", "a", "d", "e"] && table.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176] && !table.hasActiveDrag)
  }

  @Test("Given two tables, when a row of one is dragged over the other, then a gap opens, and closes when the row leaves")
  func otherTable() {
    let (upper, lower) = (Names(["a", "b", "c"]), Names(["x", "y", "z"]))
    let first = show(upper, frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let second = show(lower, frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    screen.lift(CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 460))
    #expect(screen.badge == .copy(count: 1) && second.cells[IndexPath(row: 1, section: 0)]?.frame.minY == 88)
    #expect(first.cells[IndexPath(row: 1, section: 0)]?.frame.minY == 44 && first.cells[IndexPath(row: 0, section: 0)]!.alpha < 1)
    screen.move(to: CGPoint(x: 100, y: 300))
    screen.advance(by: 0.4)
    #expect(second.cells[IndexPath(row: 1, section: 0)]?.frame.minY == 44)
    screen.move(to: CGPoint(x: 100, y: 460))
    screen.advance(by: 0.4)
    screen.drop()
    #expect(lower.names == ["x", "a", "y", "z"] && upper.names == ["a", "b", "c"] && self.names(in: second) == ["x", "a", "y", "z"])
    #expect((first.visibleCells + second.visibleCells).allSatisfy { $0.alpha == 1 })
  }

  @Test("Given items that go into rows, then the row below the pointer is highlighted, and no gap opens")
  func into() {
    let (upper, lower) = (Names(["a"]), Names(["x", "y"]))
    lower.intent = .insertIntoDestinationIndexPath
    _ = show(upper, frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let second = show(lower, frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    screen.lift(CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 466))
    #expect(second.cells[IndexPath(row: 1, section: 0)]?.isHighlighted == true && second.contentSize.height == 88)
    #expect(second.cells[IndexPath(row: 1, section: 0)]?.configurationState.cellDropState == .targeted)
    screen.drop()
    #expect(lower.dropped == ["[-1] to 1"] && second.cells[IndexPath(row: 1, section: 0)]?.isHighlighted == false)
  }

  @Test("Given a dragged row, when it is deleted, then the drag goes on and fades when it is cancelled")
  func deleted() {
    let names = Names(["a", "b", "c"])
    let table = show(names, frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    screen.lift(CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 600))
    screen.turn {
      names.names.removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    screen.drop()
    #expect(screen.previews.isEmpty && self.names(in: table) == ["b", "c"] && table.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test("Given a delegate that removes the table when it performs the drop, then the drop ends without the table")
  func removed() {
    let names = Names(["a", "b", "c"])
    names.willDrop = { $0.removeFromSuperview() }
    weak let table = show(names, frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    screen.lift(CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 122))
    screen.drop()
    #expect(table == nil && names.dropped == ["[0] to 2"] && screen.previews.isEmpty)
  }

  @Test("Given a drag near the edge of a table, then its content scrolls")
  func scrolling() {
    let names = Names((0..<40).map { "\($0)" })
    let table = show(names, frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    screen.lift(CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 390))
    screen.advance(by: 1)
    #expect(table.contentOffset.y > 200 && names.names.count == 40)
    screen.key(.keyboardEscape)
    let offset = table.contentOffset.y
    screen.advance(by: 1)
    #expect(table.contentOffset.y == offset && table.contentSize.height == 40 * 44)
  }

  @Test("Given a table without a drop delegate whose data source moves rows, then a drag moves them")
  func withoutDropDelegate() {
    final class Movable: NSObject, UITableViewDataSource, UITableViewDragDelegate {
      var names = ["a", "b", "c"]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
      }
      func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider())]
      }
    }
    let rows = Movable()
    let table = UITableView(frame: .zero)
    table.rowHeight = 44
    table.dataSource = rows
    table.dragDelegate = rows
    _ = screen.add(table, frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    screen.lift(CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 78))
    screen.drop()
    #expect(rows.names == ["b", "a", "c"])
  }

  // MARK: Collection views

  /// A grid of numbers that are dragged as local objects.
  private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var numbers: [Int]

    init(_ numbers: Range<Int>) {
      self.numbers = Array(numbers)
      super.init()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = numbers[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = numbers[indexPath.item]
      return [item]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: collectionView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
      guard let destination = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
      collectionView.performBatchUpdates {
        if let source = item.sourceIndexPath {
          self.numbers.remove(at: source.item)
          collectionView.deleteItems(at: [source])
        }
        self.numbers.insert(item.dragItem.localObject as? Int ?? -1, at: destination.item)
        collectionView.insertItems(at: [destination])
      }
      coordinator.drop(item.dragItem, toItemAt: destination)
    }
  }

  private func show(_ grid: Grid, frame: CGRect) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = grid
    view.dragDelegate = grid
    view.dropDelegate = grid
    return screen.add(view, frame: frame)
  }

  @Test("Given items of a grid, when one is dragged, then the others make room, and it is moved when it is dropped")
  func grid() {
    let grid = Grid(0..<12)
    let view = show(grid, frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    screen.lift(CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 150))
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11] && grid.numbers == Array(0..<12))
    screen.drop()
    #expect(grid.numbers == [1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11] && view.visibleCells.map(\.tag) == grid.numbers)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(view.cellForItem(at: IndexPath(item: 6, section: 0))?.frame == CGRect(x: 200, y: 100, width: 100, height: 100))
  }

  @Test("Given two grids, when an item of one is dragged over the other, then a gap opens, and a cancelled drag closes it")
  func otherGrid() {
    let (upper, lower) = (Grid(0..<4), Grid(10..<14))
    _ = show(upper, frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let second = show(lower, frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    screen.lift(CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 450))
    #expect(second.visibleCells.map(\.frame.minX) == [0, 200, 300, 0] && second.visibleCells.map(\.tag) == [10, 11, 12, 13])
    screen.key(.keyboardEscape)
    screen.drop()
    #expect(second.visibleCells.map(\.frame.minX) == [0, 100, 200, 300])
    screen.lift(CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 450))
    screen.drop()
    #expect(lower.numbers == [10, 0, 11, 12, 13] && second.visibleCells.map(\.tag) == lower.numbers)
    #expect(second.visibleCells.map(\.frame.minX) == [0, 100, 200, 300, 0])
  }
}
