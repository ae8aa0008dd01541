import Components
import Rehearsal
import UIKit

final class PhotoGridController: KitViewController {
  private let shelf: PhotoShelf
  private let collectionView: UICollectionView
  private let callToAction: UIButton
  private let titleLabel = UILabel(.systemFont(ofSize: 34, weight: .bold))
  private let layout = UICollectionViewFlowLayout()
  private lazy var prefetching = PhotoPrefetching(
    shelf.thumbnails, pixelSize: { [unowned self] in thumbnailPixelSize },
    photo: { [shelf] in shelf.photos.indices.contains($0.item) ? shelf.photos[$0.item] : nil })

  private static let spacing: CGFloat = 10
  private static let margin: CGFloat = 16
  private static let titleHeight: CGFloat = 60

  init(shelf: PhotoShelf, title: String, action: UIAction) {
    self.shelf = shelf
    callToAction = ActionButton.make(action)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    collectionView.backgroundColor = .clear
    collectionView.alwaysBounceVertical = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.prefetchDataSource = prefetching
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    view.addSubview(collectionView)
    titleLabel.text = title
    collectionView.addSubview(titleLabel)
    view.addSubview(callToAction)
    shelf.observeOrder { [weak self] in self?.collectionView.reloadData() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    collectionView.frame = view.bounds
    collectionView.contentInset = UIEdgeInsets(
      top: safe.top + Self.titleHeight, left: safe.left + Self.margin, bottom: safe.bottom + Self.margin + 66,
      right: safe.right + Self.margin)
    let width = view.bounds.width - safe.left - safe.right - 2 * Self.margin
    let side = ((width - 2 * Self.spacing) / 3).rounded(.down)
    layout.itemSize = CGSize(width: side, height: side)
    titleLabel.frame = CGRect(x: 0, y: 4 - Self.titleHeight, width: width, height: 44)
    callToAction.frame = ActionButton.frame(in: view)
  }

  /// The maximum length of a thumbnail's longer side, in pixels. The shorter side fills the cell, and few photos have an aspect ratio above
  /// 2:1.
  private var thumbnailPixelSize: Int { Int((layout.itemSize.width * view.traitCollection.displayScale * 2).rounded(.up)) }
}

extension PhotoGridController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let count = shelf.photos.count
    return shelf.isWaiting ? PhotoShelf.placeholders : count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
    if shelf.photos.indices.contains(indexPath.item) {
      (cell as? PhotoCell)?.show(shelf.photos[indexPath.item], from: shelf.thumbnails, maxPixelSize: thumbnailPixelSize)
    }
    return cell
  }
}
