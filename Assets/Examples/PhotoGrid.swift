import Photos
import UIKit

/// The photos of the library, the latest first. Photos that appear, change or disappear are animated.
final class PhotoGridController: UICollectionViewController {
  private let imageManager = PHCachingImageManager()
  private var photos = PHFetchResult<PHAsset>()
  private var thumbnailSize = CGSize.zero

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    super.init(collectionViewLayout: layout)
    title = "Photos"
  }

  required init?(coder: NSCoder) { fatalError("The grid is made in code.") }

  deinit { PHPhotoLibrary.shared().unregisterChangeObserver(self) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.prefetchDataSource = self
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
      guard status == .authorized || status == .limited else { return }
      DispatchQueue.main.async { self.fetchPhotos() }
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let side = ((view.bounds.width - 4) / 3).rounded(.down)
    guard layout.itemSize.width != side else { return }
    layout.itemSize = CGSize(width: side, height: side)
    let scale = traitCollection.displayScale
    thumbnailSize = CGSize(width: side * scale, height: side * scale)
  }

  private func fetchPhotos() {
    let options = PHFetchOptions()
    options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    photos = PHAsset.fetchAssets(with: options)
    collectionView.reloadData()
    PHPhotoLibrary.shared().register(self)
  }

  // MARK: Collection view

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath) as! PhotoCell
    show(photos.object(at: indexPath.item), in: cell)
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    navigationController?.pushViewController(PhotoController(photos.object(at: indexPath.item)), animated: true)
  }

  private func show(_ asset: PHAsset, in cell: PhotoCell) {
    cell.assetIdentifier = asset.localIdentifier
    cell.heart.isHidden = !asset.isFavorite
    imageManager.requestImage(for: asset, targetSize: thumbnailSize, contentMode: .aspectFill, options: nil) { image, _ in
      // The cell may show another photo by now.
      if cell.assetIdentifier == asset.localIdentifier { cell.imageView.image = image }
    }
  }
}

extension PhotoGridController: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    let assets = photos.objects(at: IndexSet(indexPaths.map(\.item)))
    imageManager.startCachingImages(for: assets, targetSize: thumbnailSize, contentMode: .aspectFill, options: nil)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    let assets = photos.objects(at: IndexSet(indexPaths.map(\.item).filter { $0 < photos.count }))
    imageManager.stopCachingImages(for: assets, targetSize: thumbnailSize, contentMode: .aspectFill, options: nil)
  }
}

extension PhotoGridController: PHPhotoLibraryChangeObserver {
  func photoLibraryDidChange(_ changeInstance: PHChange) {
    // Changes arrive on a background queue.
    DispatchQueue.main.async {
      guard let changes = changeInstance.changeDetails(for: self.photos) else { return }
      self.photos = changes.fetchResultAfterChanges
      guard changes.hasIncrementalChanges else { return self.collectionView.reloadData() }
      self.animate(changes)
    }
  }

  private func animate(_ changes: PHFetchResultChangeDetails<PHAsset>) {
    func paths(_ indexes: IndexSet?) -> [IndexPath] { (indexes ?? []).map { IndexPath(item: $0, section: 0) } }
    collectionView.performBatchUpdates {
      self.collectionView.deleteItems(at: paths(changes.removedIndexes))
      self.collectionView.insertItems(at: paths(changes.insertedIndexes))
      changes.enumerateMoves { from, to in
        self.collectionView.moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
      }
    }
    for path in paths(changes.changedIndexes) {
      if let cell = collectionView.cellForItem(at: path) as? PhotoCell { show(photos.object(at: path.item), in: cell) }
    }
  }
}

final class PhotoCell: UICollectionViewCell {
  static let identifier = "photo"

  let imageView = UIImageView()
  let heart = UILabel()
  var assetIdentifier = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemFill
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    heart.text = "♥"
    heart.textColor = .white
    heart.frame = CGRect(x: 6, y: contentView.bounds.height - 26, width: 24, height: 22)
    heart.autoresizingMask = .flexibleTopMargin
    contentView.addSubview(heart)
  }

  required init?(coder: NSCoder) { fatalError("The cell is made in code.") }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}

/// A photo on a screen of its own, which can be a favorite.
final class PhotoController: UIViewController {
  private var asset: PHAsset
  private let imageView = UIImageView()

  init(_ asset: PHAsset) {
    self.asset = asset
    super.init(nibName: nil, bundle: nil)
    title = asset.creationDate.map { DateFormatter.localizedString(from: $0, dateStyle: .medium, timeStyle: .none) }
  }

  required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.contentMode = .scaleAspectFit
    imageView.frame = view.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(imageView)
    showFavorite()
    let scale = UIScreen.main.scale
    let options = PHImageRequestOptions()
    options.deliveryMode = .opportunistic
    PHImageManager.default().requestImage(
      for: asset, targetSize: CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale), contentMode: .aspectFit,
      options: options
    ) { [weak self] image, _ in
      if let image { self?.imageView.image = image }
    }
  }

  private func showFavorite() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: asset.isFavorite ? "♥" : "♡", style: .plain, target: self, action: #selector(toggleFavorite))
  }

  @objc private func toggleFavorite() {
    let asset = asset
    PHPhotoLibrary.shared().performChanges {
      PHAssetChangeRequest(for: asset).isFavorite = !asset.isFavorite
    } completionHandler: { _, _ in
      DispatchQueue.main.async {
        self.asset = PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).firstObject ?? asset
        self.showFavorite()
      }
    }
  }
}

#Preview("Photos") {
  UINavigationController(rootViewController: PhotoGridController())
}
