import Rehearsal
import UIKit

/// A screen of photos as thumbnails in a grid, below a navigation bar or else a large title.
final class PhotoGridController: KitViewController {
  /// The layout of the thumbnails.
  enum Style: String, CaseIterable, Sendable {
    /// Three columns of rounded thumbnails.
    case columns
    /// Squares of 80 points with spaces of 10 points, from edge to edge.
    case squares
  }

  let shelf: PhotoShelf
  let collectionView: UICollectionView
  /// Called with the photo that was clicked.
  var onChoose: ((Photo) -> Void)?
  /// The photo whose thumbnail is hidden.
  var hiddenPhoto: AnyHashable? { didSet { showHiding() } }

  private let style: Style
  /// The button above the grid at the bottom of the safe area, or nil for none.
  private let callToAction: UIButton?
  private let titleLabel = UILabel(.systemFont(ofSize: 34, weight: .bold))
  private let layout = UICollectionViewFlowLayout()

  private static let spacing: CGFloat = 10

  /// Creates the screen. A button above the grid performs `action`, if there is one.
  init(shelf: PhotoShelf, title: String, style: Style = .columns, action: UIAction? = nil) {
    self.shelf = shelf
    self.style = style
    callToAction = action.map { ActionButton.make($0) }
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    self.title = title
  }

  /// The corner radius of a thumbnail, in points.
  var cornerRadius: CGFloat { style == .columns ? 10 : 0 }

  private var hasHeading: Bool { navigationController == nil }

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
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    view.addSubview(collectionView)
    if hasHeading {
      titleLabel.text = title
      collectionView.addSubview(titleLabel)
    }
    if let callToAction { view.addSubview(callToAction) }
    shelf.observeRemovals { [weak self] index in self?.collectionView.deleteItems(at: [IndexPath(item: index, section: 0)]) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let margin: CGFloat = style == .columns ? 16 : 0
    let header: CGFloat = hasHeading ? 60 : style == .columns ? Self.spacing : 0
    collectionView.frame = view.bounds
    collectionView.contentInset = UIEdgeInsets(
      top: safe.top + header, left: safe.left + margin, bottom: safe.bottom + margin + (callToAction == nil ? 0 : 66),
      right: safe.right + margin)
    let width = view.bounds.width - safe.left - safe.right - 2 * margin
    let side = style == .columns ? ((width - 2 * Self.spacing) / 3).rounded(.down) : 80
    layout.itemSize = CGSize(width: side, height: side)
    titleLabel.frame = CGRect(x: 0, y: -header + 4, width: width, height: 44)
    callToAction?.frame = ActionButton.frame(in: view)
  }

  // MARK: Thumbnails

  /// The maximum length of a thumbnail's longer side, in pixels.
  ///
  /// The shorter side fills the cell, and few photos are more than twice as long as they are wide.
  var thumbnailPixelSize: Int { Int((layout.itemSize.width * view.traitCollection.displayScale * 2).rounded(.up)) }

  private func showHiding() {
    for path in collectionView.indexPathsForVisibleItems {
      collectionView.cellForItem(at: path)?.contentView.isHidden = AnyHashable(shelf.photos[path.item]) == hiddenPhoto
    }
  }
}

extension PhotoGridController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shelf.photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
    let photo = shelf.photos[indexPath.item]
    (cell as? PhotoCell)?.show(photo, from: shelf.thumbnails, maxPixelSize: thumbnailPixelSize)
    (cell as? PhotoCell)?.cornerRadius = cornerRadius
    (cell as? PhotoCell)?.darkensWhenPressed = onChoose != nil
    cell.contentView.isHidden = AnyHashable(photo) == hiddenPhoto
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    onChoose?(shelf.photos[indexPath.item])
  }
}
