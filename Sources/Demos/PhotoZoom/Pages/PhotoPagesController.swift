import Components
import Rehearsal
import UIKit

/// Full-screen photos, one per page. A drag, the wheel, the arrow keys and the filmstrip turn the pages.
final class PhotoPagesController: KitViewController {
  let shelf: PhotoShelf
  /// The size at which the grid or list has loaded its thumbnails: the length of the longer side in pixels.
  private let thumbnailPixelSize: Int
  private let pager = PhotoPager()
  let filmstrip: FilmstripView
  /// The current page and its neighbors, by the indices of their photos.
  private var pages: [Int: PhotoPage] = [:]
  private(set) var index: Int
  /// The page to which an animation scrolls.
  private var goal: Int?
  private var laidOutSize = CGSize.zero

  /// A Boolean value that indicates whether the bars are hidden and the background is black.
  var hidesBars = false

  var onZoomImageChange: (() -> Void)?

  init(shelf: PhotoShelf, photo: Photo, thumbnailPixelSize: Int) {
    self.shelf = shelf
    self.thumbnailPixelSize = thumbnailPixelSize
    self.photo = photo
    index = shelf.index(of: photo) ?? 0
    filmstrip = FilmstripView(shelf: shelf)
    super.init()
    let remove = UIAction(title: "Remove", discoverabilityTitle: "Removes the photo from the grid. Its file stays.") { [weak self] _ in
      self?.removePhoto()
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: remove)
    title = photo.caption
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    pager.delegate = self
    view.addSubview(pager)
    filmstrip.position = CGFloat(index)
    filmstrip.onScrub = { [weak self] in self?.show($0) }
    filmstrip.onScrubEnd = { [weak self] in self?.fillPages() }
    filmstrip.onChoose = { [weak self] in self?.turn(to: $0) }
    view.addSubview(filmstrip)
    let tap = UITapGestureRecognizer(target: self, action: PhotoPagesController.toggleBars)
    tap.delegate = self
    pager.addGestureRecognizer(tap)
    shelf.observeRemovals { [weak self] removed in self?.photoWasRemoved(removed) }
    shelf.observeOrder { [weak self] in self?.photosDidChange() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = FilmstripView.height + view.safeAreaInsets.bottom
    filmstrip.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    guard view.bounds.size != laidOutSize else { return }
    laidOutSize = view.bounds.size
    layOutPages()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    updateNavigationBar()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    returnNavigationBar()
  }

  override var prefersStatusBarHidden: Bool { hidesBars }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? { shortcuts }

  // MARK: Pages

  private var pageWidth: CGFloat { laidOutSize.width + PhotoPager.gap }

  var page: PhotoPage? { pages[index] }

  /// The page whose photo is hidden during its flight. The current page may have changed since then.
  weak var emptyPage: PhotoPage? {
    willSet { emptyPage?.isPhotoHidden = false }
    didSet { emptyPage?.isPhotoHidden = true }
  }

  private(set) var photo: Photo

  private func layOutPages() {
    let current = index
    pager.frame = CGRect(x: -PhotoPager.gap / 2, y: 0, width: pageWidth, height: laidOutSize.height)
    pager.contentSize = CGSize(width: CGFloat(shelf.photos.count) * pageWidth, height: laidOutSize.height)
    show(current)
    index = current
    fillPages()
    for (number, page) in pages { page.frame = frame(of: number) }
    page?.layoutIfNeeded()
  }

  private func frame(of number: Int) -> CGRect {
    CGRect(x: CGFloat(number) * pageWidth + PhotoPager.gap / 2, y: 0, width: laidOutSize.width, height: laidOutSize.height)
  }

  /// Creates the current page and its neighbors, the current one first, and removes the others.
  ///
  /// While the filmstrip is dragged, the pages show thumbnails.
  private func fillPages() {
    for (number, page) in pages where abs(number - index) > 1 { remove(page, number) }
    for number in [index, index + 1, index - 1] where shelf.photos.indices.contains(number) {
      let page = pages[number] ?? makePage(number)
      if filmstrip.isScrubbing {
        page.loadThumbnail(maxPixelSize: thumbnailPixelSize)
      } else {
        page.loadPicture(thumbnailPixelSize: thumbnailPixelSize, for: laidOutSize, isCurrent: number == index)
      }
    }
    guard let page else { return }
    if !filmstrip.isScrubbing { page.play(for: laidOutSize) }
    photo = page.photo
    title = photo.caption
  }

  private func makePage(_ number: Int) -> PhotoPage {
    let page = PhotoPage(shelf.photos[number], from: shelf.thumbnails)
    page.frame = frame(of: number)
    pages[number] = page
    pager.addSubview(page)
    page.onImageChange = { [weak self, weak page] in if let page, page === self?.page { self?.onZoomImageChange?() } }
    return page
  }

  private func remove(_ page: PhotoPage, _ number: Int) {
    page.cancelLoading()
    page.removeFromSuperview()
    pages[number] = nil
  }

  // MARK: Turning

  private func show(_ number: Int) { pager.setContentOffset(offset(of: number), animated: false) }

  private func offset(of number: Int) -> CGPoint { CGPoint(x: CGFloat(number) * pageWidth, y: 0) }

  /// The index of the page that is current when the scrolling ends.
  var coming: Int { goal ?? index }

  /// Scrolls to an adjacent page, or shows another one without an animation.
  func turn(to number: Int) {
    guard transitionCoordinator == nil else { return }
    let target = min(max(number, 0), shelf.photos.count - 1)
    guard offset(of: target) != pager.contentOffset else { return }
    if abs(target - coming) > 1 || UIAccessibility.isReduceMotionEnabled { return show(target) }
    goal = target
    pager.setContentOffset(offset(of: target), animated: true)
  }

  private func pageDidTurn() {
    for (number, page) in pages where number != index && page.isEnlarged { page.fit() }
    fillPages()
  }

  // MARK: Removing

  private func removePhoto() {
    guard let navigationController, transitionCoordinator == nil, let photo = page?.photo else { return }
    shelf.remove(photo)
    navigationController.popViewController(animated: true)
  }

  /// Updates the pages after a photo was removed. The current one stays until this screen leaves, even if it was removed.
  private func photoWasRemoved(_ removed: Int) {
    guard removed != index else { return filmstrip.reload(showing: index) }
    moveCurrentPage(to: removed < index ? index - 1 : index)
  }

  /// Gives the current page another index, and recreates the others.
  private func moveCurrentPage(to place: Int) {
    for (number, page) in pages where page !== self.page { remove(page, number) }
    pages = Dictionary(uniqueKeysWithValues: pages.values.map { (place, $0) })
    index = place
    filmstrip.reload(showing: index)
    layOutPages()
  }

  /// Updates the pages after photos were added, moved or removed. If the current one was removed, the next one replaces it.
  private func photosDidChange() {
    if let place = shelf.index(of: AnyHashable(photo)) { return moveCurrentPage(to: place) }
    guard !shelf.photos.isEmpty else {
      navigationController?.popViewController(animated: true)
      return
    }
    for (number, page) in pages { remove(page, number) }
    index = min(index, shelf.photos.count - 1)
    filmstrip.reload(showing: index)
    layOutPages()
  }
}

extension PhotoPagesController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard laidOutSize.width > 0, !shelf.photos.isEmpty else { return }
    let position = pager.contentOffset.x / pageWidth
    if !filmstrip.isScrubbing { filmstrip.position = position }
    let number = min(max(Int(position.rounded()), 0), shelf.photos.count - 1)
    guard number != index else { return }
    index = number
    pageDidTurn()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { goal = nil }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { goal = nil }
}
