import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The looks of rows, headers and footers") struct ListLookTests {
  private let harness = SceneHarness()

  private func labels(in view: UIView) -> [UILabel] { view.subviews.flatMap { labels(in: $0) } + [view as? UILabel].compactMap { $0 } }

  private func show(_ rows: LookRows, style: UITableView.Style, direction: UISemanticContentAttribute = .unspecified) -> UITableView {
    let table = UITableView(frame: harness.rootView.bounds, style: style)
    harness.perform {
      harness.rootView.addSubview(table)
      if direction == .forceRightToLeft { harness.window.traitOverrides.layoutDirection = .rightToLeft }
      table.dataSource = rows
      table.delegate = rows
    }
    harness.advance(by: 0.1)
    return table
  }

  @Test("A title above or below a section is as high as its lines need, and not cut")
  func titles() throws {
    let rows = LookRows()
    rows.footer = "A footer that explains in a sentence what the section is about, which takes more than a line."
    let table = show(rows, style: .grouped)
    let footer = try #require(table.footerView(forSection: 0))
    let label = try #require(footer.textLabel)
    #expect(footer.frame.height > 40)
    #expect(label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity)).height <= label.bounds.height)
    #expect(table.headerView(forSection: 0)?.frame.height ?? 0 >= 17 + 7)
    harness.perform { table.sectionFooterHeight = 30 }
    harness.advance(by: 0.1)
    #expect(table.footerView(forSection: 0)?.frame.height == 30)
  }

  @Test("Texts beside symbols of different widths begin at one place, and the separator begins there")
  func symbols() throws {
    let table = show(LookRows(), style: .plain)
    let cells = (0..<2).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    let starts = cells.compactMap { cell in labels(in: cell).first.map { $0.convert($0.bounds, to: cell).minX } }
    #expect(starts == [60, 60])
    let line = try #require(cells[0].subviews.first { $0.bounds.height == 1 })
    #expect(line.frame == CGRect(x: 60, y: cells[0].bounds.height - 1, width: 330, height: 1))
  }

  @Test("Measuring a row that is read from right to left leaves its accessory at the left")
  func measuredAccessory() throws {
    let table = show(LookRows(), style: .plain, direction: .forceRightToLeft)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    func accessory() -> CGFloat? { cell.subviews.first { $0 is AccessoryMark }?.frame.minX }
    #expect(accessory() == 16)
    _ = cell.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
    #expect(accessory() == 16)
  }

  @Test("Given a list with space above its headers, then each header is that much lower, and so is everything after it")
  func headerTopPadding() {
    func tops(_ padding: CGFloat?) -> [CGFloat] {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      configuration.headerTopPadding = padding
      let list = UICollectionView(
        frame: harness.rootView.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { _, _, _ in }
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
        list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      source.supplementaryViewProvider = { list, _, path in list.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems([1], toSection: 0)
      snapshot.appendItems([2], toSection: 1)
      harness.perform {
        harness.rootView.addSubview(list)
        source.apply(snapshot, animatingDifferences: false)
      }
      harness.advance(by: 0.1)
      return (0..<2).flatMap { section -> [CGFloat] in
        let path = IndexPath(item: 0, section: section)
        let header = list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        return [header, list.cellForItem(at: path)].compactMap { $0?.frame.minY }
      }
    }
    #expect(zip(tops(20), tops(nil)).map { $0 - $1 } == [20, 20, 40, 40])
  }

  @Test(
    "The default content of a list's header is that of its style, and a sidebar has no lines",
    arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar])
  func headers(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    let list = UICollectionView(
      frame: harness.rootView.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    var content: UIListContentConfiguration?
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      content = cell.defaultContentConfiguration()
      content?.text = "Title"
      cell.contentConfiguration = content
    }
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      cell.contentConfiguration = cell.defaultContentConfiguration()
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { list, _, path in list.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    harness.perform {
      harness.rootView.addSubview(list)
      source.apply(snapshot, animatingDifferences: false)
    }
    harness.advance(by: 0.1)
    var expected: UIListContentConfiguration =
      switch appearance {
      case .plain: .plainHeader()
      case .sidebar, .sidebarPlain: .sidebarHeader()
      case .grouped, .insetGrouped: .groupedHeader()
      }
    expected.text = "Title"
    #expect(content == expected)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let lines = cell.subviews.filter { $0.bounds.height == 1 && !$0.isHidden }
    #expect(lines.isEmpty == (appearance == .sidebar))
  }
}

@MainActor
private final class LookRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var footer: String?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    content.image = UIImage(systemName: indexPath.row == 0 ? "envelope" : "chevron.right")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { footer == nil ? nil : "Title" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
}
