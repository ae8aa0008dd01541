import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Lists in collection views")
struct ListLayoutTests {
  let screen = TouchScene()

  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  private func show(_ configuration: UICollectionLayoutListConfiguration, accessories: [UICellAccessory] = []) -> (
    UICollectionView, DataSource
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      if name == "tall" { content.secondaryText = "Two lines" }
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    let source = DataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    return (screen.add(view, frame: view.frame), source)
  }

  private func cell(_ view: UICollectionView, _ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  @Test("Cells are as high as their content, and the ends of a card are round")
  func cards() {
    let (view, source) = show(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "tall", "three"])
    source.apply(snapshot)
    screen.turn()
    #expect(cell(view, 0)?.frame == CGRect(x: 16, y: 18, width: 368, height: 44))
    #expect((cell(view, 1)?.frame.height ?? 0) > 55)
    #expect(cell(view, 0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner] && cell(view, 1)?.layer.cornerRadius == 0)
    #expect(view.backgroundColor == .systemGroupedBackground)
  }

  @Test("A click on the chevron of an item shows the items inside it, indented")
  func outline() {
    let (view, source) = show(
      UICollectionLayoutListConfiguration(appearance: .plain), accessories: [.outlineDisclosure()])
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    source.apply(outline, to: 0)
    screen.turn()
    #expect(view.visibleCells.count == 2 && cell(view, 0)?.configurationState.isExpanded == false)
    screen.click(CGPoint(x: 375, y: 22))
    screen.advance(by: 0.6)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "nuts"])
    #expect(cell(view, 0)?.configurationState.isExpanded == true && cell(view, 1)?.indentationLevel == 1)
    screen.click(CGPoint(x: 375, y: 22))
    screen.advance(by: 0.6)
    #expect(view.visibleCells.count == 2)
  }

  @Test("An item that is expanded before its snapshot is applied shows the items inside it")
  func expandedBefore() {
    let (view, source) = show(UICollectionLayoutListConfiguration(appearance: .plain), accessories: [.outlineDisclosure()])
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple"], to: "fruit")
    outline.expand(["fruit"])
    source.apply(outline, to: 0, animatingDifferences: false)
    screen.turn()
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "nuts"])
    #expect(view.visibleCells.count == 3 && cell(view, 0)?.configurationState.isExpanded == true)
  }

  @Test("Trailing accessories are in their order from the leading to the trailing edge")
  func accessoryOrder() throws {
    let (view, source) = show(
      UICollectionLayoutListConfiguration(appearance: .plain), accessories: [.label(text: "12"), .disclosureIndicator()])
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["one"])
    source.apply(snapshot)
    screen.turn()
    let views = try #require(cell(view, 0)).subviews.compactMap { $0 as? CellAccessoryView }.sorted { $0.frame.minX < $1.frame.minX }
    #expect(views.count == 2)
    if case .label = views.first?.accessory.content {} else { Issue.record("The label isn't in front: \(views.map(\.frame))") }
  }

  @Test("Given a cell with a background of its own, when the cell gets another place in the list, then it keeps that background")
  func ownBackground() throws {
    let (view, source) = show(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["one"])
    source.apply(snapshot)
    screen.turn()
    var red = UIBackgroundConfiguration.clear()
    red.backgroundColor = .red
    try #require(cell(view, 0)).backgroundConfiguration = red
    snapshot.appendItems(["two"])
    source.apply(snapshot)
    screen.advance(by: 1)
    #expect(cell(view, 0)?.backgroundConfiguration == red)
    #expect(cell(view, 1)?.backgroundConfiguration == UIBackgroundConfiguration.listGroupedCell())
  }
}
