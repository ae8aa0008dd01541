import Foundation
import UITestSupport

@testable import UIKit

extension NumberCase {
  /// Scroll views, tables and collections.
  static let scrolling: [NumberCase] = [
    NumberCase("scroll views") { stage, n in
      for part in 0..<9 {
        let scroll = UIScrollView()
        scroll.contentSize = part == 0 ? CGSize(both: n) : CGSize(width: 500, height: 2000)
        if part == 1 { scroll.contentOffset = CGPoint(both: n) }
        if part == 2 { scroll.contentInset = UIEdgeInsets(all: n) }
        if part == 3 { scroll.setContentOffset(CGPoint(x: 0, y: n), animated: true) }
        if part == 4 { scroll.scrollRectToVisible(CGRect(x: n, y: n, width: n, height: n), animated: true) }
        if part == 5 { scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: n) }
        if part == 6 { scroll.verticalScrollIndicatorInsets = UIEdgeInsets(all: n) }
        if part == 7 { scroll.refreshControl = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: n, height: n)) }
        if part == 7 { scroll.refreshControl?.beginRefreshing() }
        scroll.isPagingEnabled = part == 8
        stage.add(scroll)
        if part == 8 { scroll.bounds.size = CGSize(both: n) }
        scroll.flashScrollIndicators()
      }
    },
    NumberCase("zooming") { stage, n in
      for part in 0..<5 {
        let scroll = ZoomingView()
        scroll.contentSize = CGSize(both: 500)
        scroll.minimumZoomScale = part == 0 ? n : 0.5
        scroll.maximumZoomScale = part == 1 ? n : 4
        stage.add(scroll)
        if part == 2 { scroll.zoomScale = n }
        if part == 3 { scroll.setZoomScale(n, animated: true) }
        if part == 4 { scroll.zoom(to: CGRect(x: n, y: n, width: n, height: n), animated: true) }
      }
    },
    NumberCase("tables") { stage, n in
      for style in [UITableView.Style.plain, .insetGrouped] {
        for part in 0..<4 {
          let source = OddTable(n)
          source.asks = part == 1
          let table = UITableView(frame: .zero, style: style)
          if part == 0 { table.rowHeight = n }
          if part == 2 {
            table.sectionHeaderHeight = n
            table.sectionFooterHeight = n
            table.estimatedSectionHeaderHeight = n
          }
          if part == 3 {
            table.estimatedRowHeight = n
            table.separatorInset = UIEdgeInsets(all: n)
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: n, height: n))
          }
          table.dataSource = source
          table.delegate = source
          stage.keep(source)
          stage.add(table).layoutIfNeeded()
          table.scrollToRow(at: IndexPath(row: 5, section: 1), at: .middle, animated: true)
          table.deleteRows(at: [], with: .automatic)
        }
      }
    },
    NumberCase("flow layouts") { stage, n in
      let paths: [ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>] = [
        \.itemSize, \.estimatedItemSize, \.headerReferenceSize, \.footerReferenceSize,
      ]
      for part in 0..<8 {
        let layout = UICollectionViewFlowLayout()
        if part < 4 { layout[keyPath: paths[part]] = CGSize(both: n) }
        if part == 4 { layout.minimumLineSpacing = n }
        if part == 5 { layout.minimumInteritemSpacing = n }
        if part == 6 { layout.sectionInset = UIEdgeInsets(all: n) }
        if part == 7 {
          layout.scrollDirection = .horizontal
          layout.itemSize = CGSize(width: n, height: 20)
        }
        showItems(on: stage, layout, OddItems(nil))
      }
      showItems(on: stage, UICollectionViewFlowLayout(), OddItems(n))
    },
    NumberCase("compositional layouts") { stage, n in
      let dimensions: [NSCollectionLayoutDimension] = [
        .absolute(n), .estimated(n), .fractionalWidth(n), .fractionalHeight(n),
      ]
      for dimension in dimensions {
        let odd = NSCollectionLayoutSize(widthDimension: dimension, heightDimension: dimension)
        let plain = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        for (itemSize, groupSize) in [(odd, plain), (plain, odd)] {
          let item = NSCollectionLayoutItem(layoutSize: itemSize)
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
          showItems(on: stage, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), OddItems(nil))
          let column = NSCollectionLayoutGroup.vertical(layoutSize: groupSize, repeatingSubitem: item, count: 3)
          let section = NSCollectionLayoutSection(group: column)
          section.orthogonalScrollingBehavior = .groupPaging
          showItems(on: stage, UICollectionViewCompositionalLayout(section: section), OddItems(nil))
        }
      }
    },
    NumberCase("compositional spacing") { stage, n in
      for part in 0..<7 {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(part == 5 ? n : 20)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top, absoluteOffset: CGPoint(both: part == 6 ? n : 0))
        let item = NSCollectionLayoutItem(layoutSize: size)
        if part == 0 { item.contentInsets = NSDirectionalEdgeInsets(all: n) }
        if part == 1 {
          item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(n), top: .flexible(n), trailing: nil, bottom: .fixed(n))
        }
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item, item])
        if part == 2 { group.interItemSpacing = .fixed(n) }
        let section = NSCollectionLayoutSection(group: group)
        if part == 3 { section.interGroupSpacing = n }
        if part == 4 { section.contentInsets = NSDirectionalEdgeInsets(all: n) }
        if part > 4 { section.boundarySupplementaryItems = [header] }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = part == 3 ? n : 0
        showItems(on: stage, UICollectionViewCompositionalLayout(section: section, configuration: configuration), OddItems(nil))
      }
    },
    NumberCase("layouts of one's own") { stage, n in
      for part in 0..<6 { showItems(on: stage, OddLayout(n, part), OddItems(nil)) }
    },
    NumberCase("list cells") { stage, n in
      var configuration = UIListContentConfiguration.subtitleCell()
      configuration.text = "Text"
      configuration.secondaryText = "More"
      configuration.image = UIImage(systemName: "star")
      configuration.imageToTextPadding = n
      configuration.textToSecondaryTextVerticalPadding = n
      configuration.textToSecondaryTextHorizontalPadding = n
      configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(all: n)
      configuration.imageProperties.cornerRadius = n
      configuration.imageProperties.maximumSize = CGSize(both: n)
      configuration.imageProperties.reservedLayoutSize = CGSize(both: n)
      configuration.textProperties.font = .systemFont(ofSize: n)
      configuration.textProperties.minimumScaleFactor = n
      configuration.textProperties.numberOfLines = Int(nearest: n)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = configuration
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = n
      background.strokeWidth = n
      background.strokeOutset = n
      background.strokeColor = .red
      background.backgroundInsets = NSDirectionalEdgeInsets(all: n)
      cell.backgroundConfiguration = background
      stage.add(cell)
      _ = cell.systemLayoutSizeFitting(CGSize(width: 300, height: n))
      let list = UICollectionViewListCell()
      list.contentConfiguration = configuration
      list.accessories = [.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(n))), .checkmark()]
      list.indentationLevel = Int(nearest: n)
      list.indentationWidth = n
      stage.add(list)
    },
    NumberCase("page view controllers") { stage, n in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: n])
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      stage.navigation.pushViewController(pages, animated: false)
    },
  ]

  @MainActor
  private static func showItems(on stage: NumberStage, _ layout: UICollectionViewLayout, _ source: OddItems) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.delegate = source
    stage.keep(source)
    stage.add(view).layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .centeredVertically, animated: true)
    view.selectItem(at: IndexPath(item: 20, section: 0), animated: true, scrollPosition: .bottom)
    view.performBatchUpdates { view.reloadItems(at: [IndexPath(item: 0, section: 0)]) }
  }
}

private final class ZoomingView: UIScrollView, UIScrollViewDelegate {
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

private final class OddTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let number: Double
  var asks = false

  init(_ number: Double) { self.number = number }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asks ? (indexPath.row % 2 == 0 ? number : 40) : tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    asks ? number : tableView.estimatedRowHeight
  }
}

private final class OddItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let number: Double?

  init(_ number: Double?) { self.number = number }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemOrange
    return cell
  }

  func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
    -> UICollectionReusableView
  {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
  }

  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
    number.map { CGSize(width: path.item % 2 == 0 ? $0 : 30, height: path.item % 3 == 0 ? $0 : 20) }
      ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

/// A layout that places items at odd places.
private final class OddLayout: UICollectionViewLayout {
  private let number: Double
  private let part: Int

  init(_ number: Double, _ part: Int) {
    (self.number, self.part) = (number, part)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { part == 0 ? CGSize(both: number) : CGSize(width: 300, height: 2000) }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * 50, width: 100, height: 40)
    let isOdd = path.item % 2 == 1
    if part == 1, isOdd { attributes.frame = CGRect(x: number, y: number, width: number, height: number) }
    if part == 2, isOdd { attributes.alpha = number }
    if part == 3, isOdd { attributes.transform = CGAffineTransform(scaleX: number, y: number) }
    if part == 4, isOdd { attributes.size = CGSize(both: number) }
    if part == 5 { attributes.zIndex = Int(nearest: number) }
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<40).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}
