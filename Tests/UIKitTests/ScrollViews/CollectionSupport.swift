import Foundation
import UIKit
import UITestSupport

extension TouchScene {
  /// Adds a collection view of 400 × 800 points that shows as many items in a flow layout.
  func addCollectionView(of items: ItemSource, count: Int, size: CGSize = CGSize(width: 100, height: 100)) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    items.names = (0..<count).map { "\($0)" }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    return add(view, frame: view.frame)
  }
}

final class NamedCell: UICollectionViewCell {
  var name = ""
  override func prepareForReuse() {
    super.prepareForReuse()
    name = ""
  }
}

/// A data source of names with a cell for each, and the log of the calls that it gets.
@MainActor
final class ItemSource: UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
  var names: [String] = []
  private(set) var made: Set<ObjectIdentifier> = []
  private(set) var calls: [String] = []
  private(set) var prefetched: [Int] = []
  private(set) var cancelled: [Int] = []
  /// Called when the person deselects an item.
  var didDeselect: (UICollectionView) -> Void = { _ in }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NamedCell)?.name = names[indexPath.item]
    made.insert(ObjectIdentifier(cell))
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    calls.append("highlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    calls.append("unhighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.item)")
    didDeselect(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths.map(\.item)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.item)
  }
}
