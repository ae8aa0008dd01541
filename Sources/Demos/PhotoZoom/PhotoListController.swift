import Components
import Rehearsal
import UIKit

final class PhotoListController: UITableViewController {
  let shelf: PhotoShelf
  var onChoose: ((Photo) -> Void)?
  /// The photo that is currently shown elsewhere, and whose thumbnail is hidden.
  var hiddenPhoto: AnyHashable? { didSet { showHiding() } }

  private static let identifier = "photo"

  init(shelf: PhotoShelf, title: String) {
    self.shelf = shelf
    super.init(style: .plain)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A photo list is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PhotoRow.self, forCellReuseIdentifier: Self.identifier)
    tableView.rowHeight = PhotoRow.height
    shelf.observeRemovals { [weak self] index in
      self?.tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .none)
    }
    shelf.observeOrder { [weak self] in self?.tableView.reloadData() }
  }

  /// The maximum length of a thumbnail's longer side, in pixels.
  ///
  /// It uses the main screen's scale, as rows are created before the view has the traits of its window.
  var thumbnailPixelSize: Int { Int((PhotoRow.side * 2 * UIScreen.main.scale).rounded(.up)) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelf.photos.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    let photo = shelf.photos[indexPath.row]
    (cell as? PhotoRow)?.show(photo, from: shelf.thumbnails, maxPixelSize: thumbnailPixelSize)
    (cell as? PhotoRow)?.thumbnail.isHidden = AnyHashable(photo) == hiddenPhoto
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoose?(shelf.photos[indexPath.row])
  }

  private func showHiding() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: path) as? PhotoRow)?.thumbnail.isHidden = AnyHashable(shelf.photos[path.row]) == hiddenPhoto
    }
  }
}

final class PhotoRow: KitTableViewCell {
  static let height: CGFloat = 72
  /// In points.
  static let side: CGFloat = 56
  static let cornerRadius: CGFloat = 8

  let thumbnail = UIImageView.filling()
  private let nameLabel = UILabel(.systemFont(ofSize: 17))
  /// The reason why a picture can't be shown.
  private let reasonLabel = UILabel(.systemFont(ofSize: 13), .secondaryLabel)
  private var request: ThumbnailLoader.Request? { didSet { oldValue?.cancel() } }

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    thumbnail.layer.cornerRadius = Self.cornerRadius
    thumbnail.backgroundColor = .secondarySystemFill
    for content in [thumbnail, nameLabel, reasonLabel] { contentView.addSubview(content) }
  }

  static var thumbnailFrame: CGRect { CGRect(x: 16, y: (height - side) / 2, width: side, height: side) }

  func show(_ photo: Photo, from loader: ThumbnailLoader, maxPixelSize: Int) {
    request = nil
    nameLabel.text = photo.caption
    request = loader.load(photo, maxPixelSize: maxPixelSize) { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .success(let image): thumbnail.image = UIImage(cgImage: image)
      case .failure(let error):
        reasonLabel.text = "\(error)"
        setNeedsLayout()
      }
    }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    // The row was scrolled off the screen.
    if newSuperview == nil { request = nil }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    request = nil
    thumbnail.image = nil
    reasonLabel.text = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    thumbnail.frame = Self.thumbnailFrame
    let left = Self.thumbnailFrame.maxX + 16
    let width = max(contentView.bounds.width - left - 16, 0)
    let hasReason = reasonLabel.text?.isEmpty == false
    nameLabel.frame = CGRect(x: left, y: hasReason ? 14 : 0, width: width, height: hasReason ? 24 : Self.height)
    reasonLabel.frame = CGRect(x: left, y: 38, width: width, height: 20)
  }
}
