import Components
import Rehearsal
import UIKit

/// A bar with the thumbnails of all photos, which follows the pages and can be dragged to scrub through the photos.
final class FilmstripView: KitView {
  /// The height of the bar above the safe area, in points.
  static let height: CGFloat = 56

  /// Called with the index of each photo that a drag of the strip passes.
  var onScrub: (Int) -> Void = { _ in }
  /// Called when the strip has come to rest after a drag.
  var onScrubEnd: () -> Void = {}
  var onChoose: (Int) -> Void = { _ in }

  private let shelf: PhotoShelf
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let layout = FilmstripLayout()
  private let collectionView: UICollectionView
  /// The known widths of photos as multiples of their heights.
  private var aspectRatios: [Photo: CGFloat] = [:]
  private var scrubbedIndex = 0

  private(set) var isScrubbing = false

  init(shelf: PhotoShelf) {
    self.shelf = shelf
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    layout.aspectRatio = { [weak self] index in self?.aspectRatio(of: index) ?? 1 }
    collectionView.backgroundColor = .clear
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.alwaysBounceHorizontal = true
    collectionView.decelerationRate = .fast
    collectionView.register(FilmstripCell.self, forCellWithReuseIdentifier: FilmstripCell.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    addSubview(background)
    addSubview(collectionView)
  }

  // MARK: Position

  /// The index of the current photo, with a fraction between two photos.
  var position: CGFloat {
    get { layout.position }
    set {
      layout.position = min(max(newValue, 0), CGFloat(max(shelf.photos.count - 1, 0)))
      place()
    }
  }

  private func place() { collectionView.contentOffset = FilmstripLayout.offset(showing: position, in: collectionView.bounds.width) }

  func reload(showing index: Int) {
    collectionView.reloadData()
    position = CGFloat(index)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let top = (Self.height - FilmstripLayout.size.height) / 2
    collectionView.frame = CGRect(x: 0, y: top, width: bounds.width, height: FilmstripLayout.size.height)
    let side = max((bounds.width - FilmstripLayout.size.width) / 2, 0)
    collectionView.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    if !isScrubbing { place() }
  }

  // MARK: Thumbnails

  /// The maximum length of a thumbnail's longer side, in pixels.
  private var maxPixelSize: Int { Int((FilmstripLayout.size.height * 1.5 * traitCollection.displayScale).rounded(.up)) }

  private func aspectRatio(of index: Int) -> CGFloat { shelf.photos.indices.contains(index) ? aspectRatios[shelf.photos[index]] ?? 1 : 1 }

  private func didLoad(_ image: CGImage, of photo: Photo) {
    guard aspectRatios[photo] == nil, image.height > 0 else { return }
    aspectRatios[photo] = CGFloat(image.width) / CGFloat(image.height)
    layout.invalidateLayout()
  }

  // MARK: Scrubbing

  private func beginScrubbing() {
    guard !isScrubbing else { return }
    isScrubbing = true
    scrubbedIndex = Int(position.rounded())
    animate { $0.layout.expansion = 0 }
  }

  private func scrub() {
    guard isScrubbing else { return }
    let shown = FilmstripLayout.position(at: collectionView.contentOffset, in: collectionView.bounds.width)
    layout.position = min(max(shown, 0), CGFloat(max(shelf.photos.count - 1, 0)))
    let index = Int(layout.position.rounded())
    guard index != scrubbedIndex else { return }
    scrubbedIndex = index
    onScrub(index)
  }

  private func endScrubbing() {
    guard isScrubbing else { return }
    isScrubbing = false
    animate { view in
      view.layout.expansion = 1
      view.position = CGFloat(view.scrubbedIndex)
    }
    onScrubEnd()
  }

  private func animate(_ change: @escaping (FilmstripView) -> Void) {
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      change(self)
      self.collectionView.layoutIfNeeded()
    }
  }
}

extension FilmstripView: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shelf.photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: FilmstripCell.reuseIdentifier, for: indexPath)
    let photo = shelf.photos[indexPath.item]
    (cell as? FilmstripCell)?.show(photo, from: shelf.thumbnails, maxPixelSize: maxPixelSize) { [weak self] image in
      self?.didLoad(image, of: photo)
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    onChoose(indexPath.item)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { beginScrubbing() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrub() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { endScrubbing() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { endScrubbing() }
}
