import Transitions
import UIKit

extension PhotoCollectionController: PhotoZoomSource {
  func zoomImage(of photo: AnyHashable) -> UIImage? {
    let cell = path(of: photo).flatMap { collectionView.cellForItem(at: $0) } as? PhotoCell
    return cell?.imageView.image
  }

  func zoomFrame(of photo: AnyHashable, in view: UIView) -> CGRect? {
    finishChange()
    self.view.layoutIfNeeded()
    guard let path = path(of: photo), let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return nil }
    collectionView.reveal(frame, below: headerHeight) { collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false) }
    return collectionView.convert(frame, to: view)
  }

  var zoomCornerRadius: CGFloat { cornerRadius }

  func setThumbnail(of photo: AnyHashable, hidden: Bool) { hiddenPhoto = hidden ? photo : nil }
}

extension PhotoListController: PhotoZoomSource {
  func zoomImage(of photo: AnyHashable) -> UIImage? {
    let row = path(of: photo).flatMap { tableView.cellForRow(at: $0) } as? PhotoRow
    return row?.thumbnail.image
  }

  func zoomFrame(of photo: AnyHashable, in view: UIView) -> CGRect? {
    self.view.layoutIfNeeded()
    guard let path = path(of: photo) else { return nil }
    let row = tableView.rectForRow(at: path)
    let frame = PhotoRow.thumbnailFrame.offsetBy(dx: row.minX, dy: row.minY)
    tableView.reveal(frame) { tableView.scrollToRow(at: path, at: .middle, animated: false) }
    return tableView.convert(frame, to: view)
  }

  var zoomCornerRadius: CGFloat { PhotoRow.cornerRadius }

  func setThumbnail(of photo: AnyHashable, hidden: Bool) { hiddenPhoto = hidden ? photo : nil }

  private func path(of photo: AnyHashable) -> IndexPath? { shelf.index(of: photo).map { IndexPath(row: $0, section: 0) } }
}

extension UIScrollView {
  /// Calls `scroll` if less than half of a rectangle of the content is visible below a header of the given height.
  fileprivate func reveal(_ rect: CGRect, below header: CGFloat = 0, by scroll: () -> Void) {
    let visible = bounds.inset(by: adjustedContentInset).inset(by: UIEdgeInsets(top: header, left: 0, bottom: 0, right: 0))
    let seen = visible.intersection(rect)
    guard seen.isNull || seen.height < rect.height / 2 else { return }
    scroll()
    layoutIfNeeded()
  }
}

extension PhotoPagesController: PhotoZoomDetail {
  var zoomPhoto: AnyHashable { AnyHashable(photo) }

  var zoomImage: UIImage? { page?.image }

  func zoomFrame(in view: UIView) -> CGRect {
    self.view.layoutIfNeeded()
    // A page that hasn't loaded its photo has no frame for it.
    guard let page, page.image != nil else { return self.view.convert(self.view.bounds, to: view) }
    return page.photoFrame(in: view)
  }

  var allowsZoomDrag: Bool { page.map { $0.image != nil && !$0.isEnlarged } ?? false }

  func setPhoto(hidden: Bool) { emptyPage = hidden ? page : nil }
}

@MainActor
protocol PhotoThumbnails: UIViewController {
  /// Returns a thumbnail, scrolled into view if necessary, or nil if the photo has been removed.
  func thumbnailView(of photo: AnyHashable) -> UIView?
}

extension PhotoCollectionController: PhotoThumbnails {
  func thumbnailView(of photo: AnyHashable) -> UIView? {
    guard let path = path(of: photo) else { return nil }
    if collectionView.cellForItem(at: path) == nil { _ = zoomFrame(of: photo, in: view) }
    return collectionView.cellForItem(at: path)?.contentView
  }
}

extension PhotoListController: PhotoThumbnails {
  func thumbnailView(of photo: AnyHashable) -> UIView? {
    guard let path = path(of: photo) else { return nil }
    if tableView.cellForRow(at: path) == nil { _ = zoomFrame(of: photo, in: view) }
    return (tableView.cellForRow(at: path) as? PhotoRow)?.thumbnail
  }
}

extension PhotoPagesController: SystemZoomPage {
  func zoomedContentFrame(in view: UIView) -> CGRect { zoomFrame(in: view) }
}
