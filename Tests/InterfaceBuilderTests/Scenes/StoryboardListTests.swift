import Testing
import UIKit
import UITestSupport

@testable import InterfaceBuilder

@MainActor
private final class Names: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections.append("did select") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    selections.append("prepare \((sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row } ?? -1)")
  }
  var selections: [String] = []
}

@MainActor
private final class NameCell: UITableViewCell {
  weak var badge: UILabel?
}

@MainActor
private final class Tiles: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

@MainActor
@Suite("Lists of storyboards") struct StoryboardListTests {
  private let connections =
    #"<connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/></connections>"#

  @Test("A table creates its cells from the prototype, with a style, a class and outlets; a selection performs the cell's segue first")
  func prototypes() throws {
    let code = SampleCode()
    (code.types["Names"], code.types["NameCell"]) = (Names.self, NameCell.self)
    code.add("setBadge:", of: NameCell.self) { cell, values in cell.badge = values[0] as? UILabel }
    let sample = try StoryboardSample(
      """
      <scene sceneID="1"><objects><tableViewController id="a" customClass="Names">
      <tableView key="view" style="grouped" rowHeight="60" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell reuseIdentifier="name" style="IBUITableViewCellStyleSubtitle" textLabel="tl" accessoryType="disclosureIndicator"
      customClass="NameCell" id="c"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <tableViewCellContentView key="contentView" id="cc"><subviews><label id="tl" text="Title"/>
      <label id="badge" text="9"><rect key="frame" x="200" y="0" width="50" height="20"/></label></subviews></tableViewCellContentView>
      <connections><outlet property="badge" destination="badge" id="o3"/>
      <segue destination="d" kind="show" identifier="open" id="s"/></connections></tableViewCell></prototypes>\(connections)</tableView>
      </tableViewController></objects></scene>
      """ + StoryboardSample.scene("d"), initial: "a", code: code)
    let page = try #require(sample.show() as? Names)
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? NameCell)
    #expect(page.tableView.style == .grouped && cell.bounds.height == 60)
    #expect(cell.textLabel?.text == "Row 1" && cell.detailTextLabel != nil && cell.badge?.text == "9")
    #expect(cell.accessoryType == .disclosureIndicator && cell.reuseIdentifier == "name")
    sample.harness.click(sample.harness.middle(of: cell))
    #expect(page.selections == ["prepare 1", "did select"])
    #expect(code.warnings.isEmpty)
  }

  @Test("Static cells are those of the file, with headers and heights, and no data source is needed")
  func staticCells() throws {
    let sample = try StoryboardSample(
      """
      <scene sceneID="1"><objects><tableViewController id="a">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <sections><tableViewSection headerTitle="Sound" footerTitle="Loud" id="s1"><cells>
      <tableViewCell rowHeight="80" id="c1"/><tableViewCell id="c2"/></cells></tableViewSection>
      <tableViewSection id="s2"><cells><tableViewCell id="c3"/></cells></tableViewSection></sections>\(connections)</tableView>
      </tableViewController></objects></scene>
      """, initial: "a")
    let page = try #require(sample.show() as? UITableViewController)
    #expect(page.tableView.numberOfSections == 2 && page.tableView.numberOfRows(inSection: 0) == 2)
    #expect(page.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
    #expect(page.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    #expect(page.tableView(page.tableView, titleForHeaderInSection: 0) == "Sound")
    #expect(page.tableView(page.tableView, titleForFooterInSection: 0) == "Loud")
    #expect(sample.code.warnings.isEmpty)
  }

  @Test("A collection controller has the collection view and the layout of the file, and creates cells from the prototype")
  func collection() throws {
    let code = SampleCode()
    code.types["Tiles"] = Tiles.self
    let sample = try StoryboardSample(
      """
      <scene sceneID="1"><objects><collectionViewController id="a" customClass="Tiles">
      <collectionView key="view" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="70" height="90"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="tile" id="c"><rect key="frame" x="0" y="0" width="70" height="90"/>
      <collectionViewCellContentView key="contentView" id="cc"><subviews><label id="l" text="Tile"/></subviews></collectionViewCellContentView>
      </collectionViewCell></cells>\(connections)</collectionView></collectionViewController></objects></scene>
      """, initial: "a", code: code)
    let page = try #require(sample.show() as? Tiles)
    let cell = try #require(page.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.bounds.size == CGSize(width: 70, height: 90) && cell.reuseIdentifier == "tile")
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Tile")
    #expect(page.collectionViewLayout is UICollectionViewFlowLayout && code.warnings.isEmpty)
  }

  @Test("The accessory button of a cell starts the segue that the file gives it, and the row isn't selected")
  func accessorySegue() throws {
    let code = SampleCode()
    code.types["Names"] = Names.self
    let sample = try StoryboardSample(
      """
      <scene sceneID="1"><objects><tableViewController id="a" customClass="Names">
      <tableView key="view" rowHeight="60" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell reuseIdentifier="name" accessoryType="detailButton" id="c"><connections>
      <segue destination="d" kind="show" trigger="accessoryAction" identifier="info" id="s"/></connections></tableViewCell></prototypes>
      \(connections)</tableView></tableViewController></objects></scene>
      """ + StoryboardSample.scene("d"), initial: "a", code: code)
    let page = try #require(sample.show() as? Names)
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    sample.harness.click(sample.harness.middle(of: sample.harness.views(UIButton.self, in: cell).first))
    #expect(page.selections == ["prepare 2"] && code.warnings.isEmpty)
  }
}
