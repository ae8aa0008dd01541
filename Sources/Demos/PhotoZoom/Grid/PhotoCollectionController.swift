import Components
import Rehearsal
import UIKit

/// The grid of all photos, under headers with their dates. A pinch, the wheel with Control, and the keys + and − change the number of
/// columns.
final class PhotoCollectionController: KitViewController {
  enum Style: String, CaseIterable, Sendable {
    /// Columns of rounded thumbnails with dates, initially three.
    case columns
    /// Squares of 80 points with spaces of 10 points, from edge to edge.
    case squares
  }

  let shelf: PhotoShelf
  let collectionView: UICollectionView
  var onChoose: ((Photo) -> Void)?
  /// The photo that is currently shown elsewhere, and whose thumbnail is hidden.
  var hiddenPhoto: AnyHashable? {
    didSet {
      // Keyboard navigation continues with the photo that has returned.
      if let hiddenPhoto { focusedPhoto = hiddenPhoto }
      showHiding()
    }
  }
  /// The photo on which keyboard navigation starts, or nil for the last one.
  private var focusedPhoto: AnyHashable?

  let style: Style
  private(set) var level = PhotoGridLevel.all[0]
  private(set) var sections: PhotoSections
  private var photos: [Photo] = []
  var change: PhotoGridChange?
  /// The width, in points, that the photo under a pinch would have at a scale of 1.
  var pinchedWidth: CGFloat = 0
  private let layout = UICollectionViewFlowLayout()
  private lazy var prefetching = PhotoPrefetching(
    shelf.thumbnails, pixelSize: { [unowned self] in thumbnailPixelSize }, photo: { [unowned self] in photo(at: $0) })
  private var laidOutSize = CGSize.zero

  private static let squareSide: CGFloat = 80

  init(shelf: PhotoShelf, title: String, style: Style) {
    self.shelf = shelf
    self.style = style
    collectionView = PhotoGridView(frame: .zero, collectionViewLayout: layout)
    sections = PhotoSections(count: 0, days: [], level: .days)
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .clear
    collectionView.alwaysBounceVertical = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.register(
      DateHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: DateHeaderView.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.prefetchDataSource = prefetching
    layout.sectionHeadersPinToVisibleBounds = true
    view.addSubview(collectionView)
    if style == .columns {
      view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: PhotoCollectionController.handlePinch))
    }
    updateSections()
    shelf.observeRemovals { [weak self] index in self?.photoWasRemoved(index) }
    shelf.observeOrder { [weak self] in self?.photosDidChange() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.becomeFirstResponder()
    focusedPhoto = nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if laidOutSize != view.bounds.size { finishChange() }
    laidOutSize = view.bounds.size
    // The grid is transformed while its density changes.
    guard change == nil else { return }
    collectionView.frame = view.bounds
    updateLayout()
  }

  override var keyCommands: [UIKeyCommand]? {
    guard style == .columns else { return nil }
    return [
      UIKeyCommand(title: "Larger Thumbnails", input: "+", action: PhotoCollectionController.showLarger),
      UIKeyCommand(title: "Larger Thumbnails", input: "=", action: PhotoCollectionController.showLarger),
      UIKeyCommand(title: "Smaller Thumbnails", input: "-", action: PhotoCollectionController.showSmaller),
    ]
  }

  // MARK: Layout

  private func updateLayout() {
    let safe = view.safeAreaInsets
    let margin = style == .columns ? level.margin : 0
    let spacing = style == .columns ? level.spacing : 10
    let width = view.bounds.width - safe.left - safe.right
    let side = style == .columns ? level.side(in: width) : Self.squareSide
    let top = style == .columns && !sections.hasHeaders ? spacing : 0
    collectionView.contentInset = UIEdgeInsets(
      top: safe.top + top, left: safe.left + margin, bottom: safe.bottom + margin, right: safe.right + margin)
    layout.minimumInteritemSpacing = spacing
    layout.minimumLineSpacing = spacing
    layout.itemSize = CGSize(width: side, height: side)
    layout.headerReferenceSize = CGSize(width: 0, height: headerHeight)
    layout.sectionInset.bottom = sections.hasHeaders ? spacing : 0
  }

  /// In points, or 0 without headers.
  var headerHeight: CGFloat { sections.hasHeaders ? DateHeaderView.height : 0 }

  private func updateSections() { show(latestContent) }

  private func show(_ content: PhotoGridUpdate.Content) {
    photos = content.photos
    sections = content.sections
  }

  private var latestContent: PhotoGridUpdate.Content {
    let photos = shelf.photos
    if shelf.isWaiting {
      let sections = PhotoSections(placeholders: PhotoShelf.placeholders, hasHeader: style == .columns)
      return PhotoGridUpdate.Content(photos: [], sections: sections)
    }
    let days = style == .columns ? shelf.days : []
    return PhotoGridUpdate.Content(photos: photos, sections: PhotoSections(count: photos.count, days: days, level: level.sections))
  }

  func show(_ level: PhotoGridLevel) {
    self.level = level
    updateSections()
    updateLayout()
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
  }

  // MARK: Changes of the photos

  private func photoWasRemoved(_ index: Int) {
    guard let path = sections.path(of: index) else { return }
    finishChange()
    let isLast = sections.all[path.section].photos.count == 1 && sections.all.count > 1
    updateSections()
    if isLast {
      collectionView.deleteSections(IndexSet(integer: path.section))
    } else {
      collectionView.deleteItems(at: [path])
    }
  }

  /// Animates the changes or, if these are too many, reloads the grid and keeps the first visible photo where it was.
  private func photosDidChange() {
    finishChange()
    let new = latestContent
    let old = PhotoGridUpdate.Content(photos: photos, sections: sections)
    if let added = new.sections(addedTo: old) {
      // The rest of a large folder. The visible photos stay, and their decoding continues.
      return UIView.performWithoutAnimation {
        collectionView.performBatchUpdates {
          self.show(new)
          self.collectionView.insertSections(added)
        }
      }
    }
    if let update = PhotoGridUpdate(from: old, to: new) {
      update.perform(in: collectionView) { self.show(new) }
      return showRewrittenPhotos()
    }
    let paths = collectionView.indexPathsForVisibleItems
    let seen = paths.map(photo)
    let first = paths.first.flatMap { collectionView.layoutAttributesForItem(at: $0) }
    let isAtTop = collectionView.contentOffset.y <= -collectionView.adjustedContentInset.top
    show(new)
    let change = {
      self.updateLayout()
      self.collectionView.reloadData()
      self.collectionView.layoutIfNeeded()
      guard !isAtTop, let first, let photo = seen.first ?? nil, let path = self.path(of: AnyHashable(photo)),
        let now = self.collectionView.layoutAttributesForItem(at: path)
      else { return }
      self.collectionView.contentOffset.y += now.frame.minY - first.frame.minY
    }
    // Visible photos that are replaced cross-fade. Unchanged ones stay as they are.
    guard isAtTop, seen.contains(where: { $0 != nil }), seen != paths.map(photo) else { return change() }
    UIView.transition(with: collectionView, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction], animations: change)
  }

  private func showRewrittenPhotos() {
    for photo in shelf.rewritten {
      guard let path = path(of: AnyHashable(photo)), let cell = collectionView.cellForItem(at: path) as? PhotoCell else { continue }
      cell.show(photo, from: shelf.thumbnails, maxPixelSize: thumbnailPixelSize)
    }
  }

  // MARK: Thumbnails

  /// In points.
  var cornerRadius: CGFloat { style == .columns ? level.cornerRadius : 0 }

  /// The maximum length of a thumbnail's longer side, in pixels. The shorter side fills the cell, and few photos have an aspect ratio above
  /// 2:1.
  var thumbnailPixelSize: Int { Int((layout.itemSize.width * view.traitCollection.displayScale * 2).rounded(.up)) }

  /// Returns nil for a photo that isn't in the grid.
  func path(of photo: AnyHashable) -> IndexPath? { shelf.index(of: photo).flatMap { sections.path(of: $0) } }

  private func photo(at path: IndexPath) -> Photo? {
    guard sections.all.indices.contains(path.section) else { return nil }
    let index = sections.index(of: path)
    return photos.indices.contains(index) ? photos[index] : nil
  }

  private func showHiding() {
    for path in collectionView.indexPathsForVisibleItems { collectionView.cellForItem(at: path)?.contentView.isHidden = isHidden(path) }
  }

  private func isHidden(_ path: IndexPath) -> Bool { hiddenPhoto != nil && photo(at: path).map { AnyHashable($0) } == hiddenPhoto }
}

extension PhotoCollectionController: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.all.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections.all[section].photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
    let photo = photo(at: indexPath)
    if let photo { (cell as? PhotoCell)?.show(photo, from: shelf.thumbnails, maxPixelSize: thumbnailPixelSize) }
    (cell as? PhotoCell)?.cornerRadius = cornerRadius
    (cell as? PhotoCell)?.darkensWhenPressed = onChoose != nil && photo != nil
    cell.contentView.isHidden = isHidden(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: DateHeaderView.reuseIdentifier, for: indexPath)
    (header as? DateHeaderView)?.title = sections.title(of: indexPath.section)
    return header
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { focusedPhoto.flatMap { path(of: $0) } }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let photo = photo(at: indexPath) else { return }
    finishChange()
    onChoose?(photo)
  }
}
