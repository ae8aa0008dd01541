import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Items of a flow layout that size themselves")
struct SelfSizingFlowTests {
  private let screen = SceneHarness(size: CGSize(width: 400, height: 800), hostTime: 0)
  private let layout = UICollectionViewFlowLayout()
  private let source = SizedItems()

  private func add(_ sizes: [CGSize], estimate: CGSize, cell: UICollectionViewCell.Type = BoxCell.self) -> UICollectionView {
    source.sizes = sizes
    layout.estimatedItemSize = estimate
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    screen.perform { screen.rootView.addSubview(view) }
    screen.advance(by: 0.1)
    return view
  }

  private func frame(_ item: Int) -> CGRect { layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero }

  @Test("They are as large as the constraints in their cells ask for, and lines break accordingly")
  func constraints() {
    let view = add(
      [CGSize(width: 100, height: 40), CGSize(width: 150, height: 60), CGSize(width: 200, height: 30)],
      estimate: UICollectionViewFlowLayout.automaticSize)
    #expect(frame(0).size == CGSize(width: 100, height: 40) && frame(1).size == CGSize(width: 150, height: 60))
    #expect(frame(0).minX == 0 && frame(0).midY == 30 && frame(1).maxX == 400 && frame(2).minY == 70)
    #expect(view.contentSize.height == 100 && view.visibleCells.map(\.frame.size.width) == [100, 150, 200])
  }

  @Test("preferredLayoutAttributesFitting(_:) says how large an item is")
  func preferred() {
    _ = add([.zero, .zero], estimate: CGSize(width: 400, height: 44), cell: TallCell.self)
    #expect(frame(0) == CGRect(x: 0, y: 0, width: 400, height: 77) && frame(1).minY == 87)
  }

  @Test("An item is no broader than the lines")
  func broad() {
    _ = add([CGSize(width: 900, height: 40)], estimate: UICollectionViewFlowLayout.automaticSize)
    #expect(frame(0) == CGRect(x: 0, y: 0, width: 400, height: 40))
  }

  @Test("Items that have not been visible count as estimated, or as the delegate says, until they are")
  func estimates() {
    let sizes = Array(repeating: CGSize(width: 400, height: 90), count: 100)
    let view = add(sizes, estimate: CGSize(width: 400, height: 40))
    #expect(frame(0).height == 90 && frame(99).height == 40)
    #expect(source.made < 30)
    screen.perform { view.contentOffset.y = 800 }
    screen.advance(by: 0.1)
    #expect(frame(10) == CGRect(x: 0, y: 1000, width: 400, height: 90))
  }

  @Test("What is in sight stays in place while items above it come into sight and turn out higher")
  func upward() throws {
    let view = add(Array(repeating: CGSize(width: 400, height: 90), count: 100), estimate: CGSize(width: 400, height: 40))
    screen.perform { view.contentOffset.y = 3000 }
    screen.advance(by: 0.1)
    let first = try #require(view.indexPathsForVisibleItems.first).item + 1
    for _ in 0..<30 {
      let before = frame(first).minY - view.contentOffset.y
      screen.perform { view.contentOffset.y -= 7 }
      screen.advance(by: 1.0 / 60)
      #expect(frame(first).minY - view.contentOffset.y == before + 7)
    }
  }

  @Test(
    "Given many items, when those that are visible get their sizes, then the others are asked for their sizes a few times at most",
    arguments: [500, 2000])
  func cost(count: Int) {
    _ = add(Array(repeating: CGSize(width: 400, height: 20), count: count), estimate: CGSize(width: 400, height: 40))
    #expect(frame(20).height == 20)
    #expect(source.asked < 8 * count)
  }

  @Test(
    "Given automaticSize as the size of items or from the delegate, then they have the sizes of their contents", arguments: [true, false])
  func automatic(isDelegate: Bool) {
    if isDelegate {
      source.assumed = UICollectionViewFlowLayout.automaticSize
    } else {
      layout.itemSize = UICollectionViewFlowLayout.automaticSize
    }
    let view = add([CGSize(width: 100, height: 40)], estimate: isDelegate ? CGSize(width: 80, height: 80) : .zero)
    #expect(frame(0).size == CGSize(width: 100, height: 40) && view.contentSize.height == 40)
  }

  @Test("Given a cell that prefers no number, then the item has the assumed size")
  func noNumber() {
    let view = add([.zero, .zero], estimate: CGSize(width: 400, height: 44), cell: NoNumberCell.self)
    #expect(frame(1) == CGRect(x: 0, y: 54, width: 400, height: 44) && view.contentSize.height == 98)
  }

  @Test("Another width measures them again")
  func rotation() {
    let view = add([CGSize(width: 100, height: 40)], estimate: CGSize(width: 50, height: 50))
    source.sizes = [CGSize(width: 120, height: 80)]
    (view.visibleCells.first as? BoxCell)?.size = source.sizes[0]
    screen.perform { view.frame.size.width = 300 }
    screen.advance(by: 0.1)
    #expect(frame(0).size == CGSize(width: 120, height: 80))
  }
}

@MainActor @Suite("Tables that learn heights while they scroll")
struct LearningTableTests {
  private let screen = SceneHarness(size: CGSize(width: 400, height: 800), hostTime: 0, pace: .framePerEvent)
  private let rows = TallRows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func add() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(TallHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate) = (rows, rows)
    screen.perform { screen.rootView.addSubview(table) }
    screen.advance(by: 0.1)
  }

  private func place(_ row: Int, _ section: Int = 0) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: section)).minY - table.contentOffset.y
  }

  @Test("Content that slows down after a flick downward doesn't jump where rows above turn out higher")
  func flick() {
    rows.height = 97
    add()
    screen.perform { table.contentOffset.y = 6000 }
    screen.advance(by: 0.1)
    screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), steps: 6)
    #expect(table.isDecelerating)
    var speeds: [CGFloat] = []
    while table.isDecelerating, speeds.count < 100 {
      let first = table.indexPathsForVisibleRows?.dropFirst().first?.row ?? 0
      let before = place(first)
      screen.advance(by: 1.0 / 60)
      speeds.append(place(first) - before)
    }
    #expect(speeds.count > 20 && zip(speeds, speeds.dropFirst()).allSatisfy { $1 <= $0 + 1.5 && $1 >= -1.5 })
  }

  @Test("A flick to the beginning of the content comes to rest there")
  func beginning() {
    rows.height = 60
    add()
    screen.perform { table.contentOffset.y = 1500 }
    screen.advance(by: 0.1)
    for _ in 0..<4 {
      screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), steps: 4)
      screen.advance(by: 0.2)
    }
    screen.advance(by: 5)
    #expect(table.contentOffset.y == 0)
  }

  @Test("Headers are as high as their constraints ask for, and count as estimated until they are visible")
  func headers() {
    rows.hasHeaders = true
    table.estimatedSectionHeaderHeight = 20
    add()
    #expect(table.headerView(forSection: 0)?.frame.height == 50 && place(0) == 50)
    // Ten rows of 44 each and a header.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == CGFloat(540))
    #expect(table.contentSize.height == CGFloat(2 * 50 + 18 * 20 + 200 * 44))
    rows.headerHeight = 33
    screen.perform { table.reloadData() }
    screen.advance(by: 0.1)
    #expect(place(0) == 33)
  }

  @Test("What is in sight stays while headers above it come into sight and turn out higher")
  func headersUpward() {
    rows.hasHeaders = true
    table.estimatedSectionHeaderHeight = 10
    add()
    screen.perform { table.contentOffset.y = 4000 }
    screen.advance(by: 0.1)
    let first = table.indexPathsForVisibleRows?.dropFirst().first ?? IndexPath(row: 0, section: 0)
    for _ in 0..<60 {
      let before = place(first.row, first.section)
      screen.perform { table.contentOffset.y -= 9 }
      screen.advance(by: 1.0 / 60)
      #expect(place(first.row, first.section) == before + 9)
    }
  }

  @Test("The delegate may assume a height for each row")
  func estimates() {
    rows.estimate = { CGFloat(100 + $0) }
    rows.height = nil
    table.rowHeight = UITableView.automaticDimension
    add()
    #expect(table.rectForRow(at: IndexPath(row: 150, section: 0)).height == 250)
  }
}

@MainActor
private final class SizedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sizes: [CGSize] = []
  var made = 0
  /// The size that the layout gets for each item, or nil for its own.
  var assumed: CGSize?
  /// How often the layout has asked for a size.
  var asked = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
    return assumed ?? (layout.estimatedItemSize == .zero ? layout.itemSize : layout.estimatedItemSize)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? BoxCell)?.size = sizes[indexPath.item]
    return cell
  }
}

private final class BoxCell: UICollectionViewCell {
  private let box = UIView()
  private lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

  var size = CGSize.zero {
    didSet {
      if box.superview == nil {
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          width, height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        for constraint in [width, height] { constraint.priority = .defaultHigh }
      }
      (width.constant, height.constant) = (size.width, size.height)
    }
  }
}

private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = 77
    return layoutAttributes
  }
}

private final class NoNumberCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = .nan
    return layoutAttributes
  }
}

private final class TallHeader: UITableViewHeaderFooterView {
  let box = UIView()
  lazy var height = box.heightAnchor.constraint(equalToConstant: 50)

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      height, box.topAnchor.constraint(equalTo: contentView.topAnchor), box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class TallRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var height: CGFloat? = 44
  var hasHeaders = false
  var headerHeight: CGFloat = 50
  var estimate: (Int) -> CGFloat = { _ in 44 }

  func numberOfSections(in tableView: UITableView) -> Int { hasHeaders ? 20 : 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { hasHeaders ? 10 : 200 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height ?? UITableView.automaticDimension }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { estimate(indexPath.row) }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard hasHeaders else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    (view as? TallHeader)?.height.constant = headerHeight
    return view
  }
}
