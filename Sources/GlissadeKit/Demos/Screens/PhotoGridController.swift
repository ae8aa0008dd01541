import UIKit

/// A screen of photos as rounded thumbnails in three columns, under a large title.
final class PhotoGridController: UIViewController {
  /// What lies above the grid, at the bottom of the safe area; nil for nothing.
  private let callToAction: UIButton?
  private let photos: PhotoSource
  private let titleLabel = UILabel()
  private let layout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  private static let spacing: CGFloat = 10
  private static let margin: CGFloat = 16

  /// `action` becomes a button over the grid.
  init(photos: PhotoSource, title: String, action: UIAction? = nil) {
    self.photos = photos
    callToAction = action.map { ActionButton.make($0) }
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A photo grid is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    collectionView.backgroundColor = .clear
    collectionView.alwaysBounceVertical = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.dataSource = self
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    view.addSubview(collectionView)
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    collectionView.addSubview(titleLabel)
    if let callToAction { view.addSubview(callToAction) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let header: CGFloat = 60
    collectionView.frame = view.bounds
    collectionView.contentInset = UIEdgeInsets(
      top: safe.top + header, left: safe.left + Self.margin, bottom: safe.bottom + Self.margin + (callToAction == nil ? 0 : 66),
      right: safe.right + Self.margin)
    let width = view.bounds.width - safe.left - safe.right - 2 * Self.margin
    let side = ((width - 2 * Self.spacing) / 3).rounded(.down)
    layout.itemSize = CGSize(width: side, height: side)
    titleLabel.frame = CGRect(x: 0, y: -header + 4, width: width, height: 44)
    callToAction?.frame = ActionButton.frame(in: view)
  }
}

extension PhotoGridController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.library.photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
    let side = layout.itemSize.width * view.traitCollection.displayScale
    // The shorter side fills the cell, and a photo is seldom more than twice as long as it is high.
    let photo = photos.library.photos[indexPath.item]
    (cell as? PhotoCell)?.show(photo, from: photos.thumbnails, maxPixelSize: Int((side * 2).rounded(.up)))
    return cell
  }
}
