import Rehearsal
import UIKit

/// Photos on the full screen, one per page. A drag, the wheel and the arrow keys turn the pages.
final class PhotoPagesController: KitViewController {
  private let shelf: PhotoShelf
  /// The size of thumbnails that are already loaded, as the length of the longer side in pixels.
  private let thumbnailPixelSize: Int
  private let pager = UIScrollView()
  /// The current page and the ones next to it, by the indices of their photos.
  private var pages: [Int: PhotoPage] = [:]
  private var index: Int
  /// The page to which the arrow keys are scrolling.
  private var goal: Int?
  private var laidOutSize = CGSize.zero

  /// The width of the strip between two pages, in points.
  private static let gap: CGFloat = 20

  var onZoomImageChange: (() -> Void)?

  init(shelf: PhotoShelf, photo: Photo, thumbnailPixelSize: Int) {
    self.shelf = shelf
    self.thumbnailPixelSize = thumbnailPixelSize
    self.photo = photo
    index = shelf.index(of: photo) ?? 0
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
    pager.isPagingEnabled = true
    pager.contentInsetAdjustmentBehavior = .never
    pager.showsHorizontalScrollIndicator = false
    pager.showsVerticalScrollIndicator = false
    pager.alwaysBounceHorizontal = true
    pager.delegate = self
    view.addSubview(pager)
    shelf.observeRemovals { [weak self] removed in self?.photoWasRemoved(removed) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.size != laidOutSize else { return }
    laidOutSize = view.bounds.size
    layOutPages()
  }

  // MARK: Pages

  private var pageWidth: CGFloat { laidOutSize.width + Self.gap }

  var page: PhotoPage? { pages[index] }

  /// The page whose photo is hidden because the photo is in flight. The current page may have changed since.
  weak var emptyPage: PhotoPage? {
    willSet { emptyPage?.isPhotoHidden = false }
    didSet { emptyPage?.isPhotoHidden = true }
  }

  /// The current photo.
  private(set) var photo: Photo

  private func layOutPages() {
    let current = index
    pager.frame = CGRect(x: -Self.gap / 2, y: 0, width: pageWidth, height: laidOutSize.height)
    pager.contentSize = CGSize(width: CGFloat(shelf.photos.count) * pageWidth, height: laidOutSize.height)
    pager.contentOffset = CGPoint(x: CGFloat(current) * pageWidth, y: 0)
    index = current
    fillPages()
    for (number, page) in pages { page.frame = frame(of: number) }
    page?.layoutIfNeeded()
  }

  private func frame(of number: Int) -> CGRect {
    CGRect(x: CGFloat(number) * pageWidth + Self.gap / 2, y: 0, width: laidOutSize.width, height: laidOutSize.height)
  }

  /// Creates the pages that are visible or may be soon, the current one first, and removes the others.
  private func fillPages() {
    for (number, page) in pages where abs(number - index) > 1 {
      page.cancelLoading()
      page.removeFromSuperview()
      pages[number] = nil
    }
    for number in [index, index + 1, index - 1] where pages[number] == nil && shelf.photos.indices.contains(number) {
      let page = PhotoPage(shelf.photos[number])
      page.frame = frame(of: number)
      pages[number] = page
      pager.addSubview(page)
      page.load(from: shelf.thumbnails, thumbnailPixelSize: thumbnailPixelSize, for: laidOutSize)
      page.onImageChange = { [weak self, weak page] in if let page, page === self?.page { self?.onZoomImageChange?() } }
    }
    if let page {
      photo = page.photo
      title = photo.caption
    }
  }

  private func pageDidTurn() {
    for (number, page) in pages where number != index && page.isEnlarged { page.fit() }
    fillPages()
  }

  private func turn(by step: Int) {
    let target = min(max((goal ?? index) + step, 0), shelf.photos.count - 1)
    let offset = CGPoint(x: CGFloat(target) * pageWidth, y: 0)
    guard offset != pager.contentOffset else { return }
    goal = target
    pager.setContentOffset(offset, animated: !UIAccessibility.isReduceMotionEnabled)
  }

  // MARK: Removing

  private func removePhoto() {
    guard let navigationController, transitionCoordinator == nil, let photo = page?.photo else { return }
    shelf.remove(photo)
    navigationController.popViewController(animated: true)
  }

  /// Updates the pages after a photo was removed. The current photo stays until this screen leaves, even if it was the one.
  private func photoWasRemoved(_ removed: Int) {
    guard removed != index else { return }
    for page in pages.values where page !== self.page {
      page.cancelLoading()
      page.removeFromSuperview()
    }
    pages = pages.filter { $0.value === self.page }
    if removed < index {
      pages = Dictionary(uniqueKeysWithValues: pages.map { ($0.key - 1, $0.value) })
      index -= 1
    }
    layOutPages()
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Next Photo", input: UIKeyCommand.inputRightArrow, action: PhotoPagesController.showNext),
      UIKeyCommand(title: "Previous Photo", input: UIKeyCommand.inputLeftArrow, action: PhotoPagesController.showPrevious),
      UIKeyCommand(title: "Back", input: UIKeyCommand.inputEscape, action: PhotoPagesController.goBack),
    ]
  }

  private func showNext() { turn(by: 1) }

  private func showPrevious() { turn(by: -1) }

  private func goBack() { navigationController?.popViewController(animated: true) }
}

extension PhotoPagesController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard pageWidth > Self.gap, !shelf.photos.isEmpty else { return }
    let number = min(max(Int((pager.contentOffset.x / pageWidth).rounded()), 0), shelf.photos.count - 1)
    guard number != index else { return }
    index = number
    pageDidTurn()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { goal = nil }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { goal = nil }
}
