import Components
import CoreGraphics
import Host
import Rehearsal
import UIKit

/// A rounded thumbnail. It is gray while the photo is loading, and shows the error if that fails.
final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "photo"

  let imageView = UIImageView.filling()
  /// In points.
  var cornerRadius: CGFloat = 10 { didSet { contentView.layer.cornerRadius = cornerRadius } }
  /// A Boolean value that indicates whether the cell darkens while pressed, which shows that a click opens it.
  var darkensWhenPressed = false
  private let reasonLabel = UILabel(.systemFont(ofSize: 11), .secondaryLabel, lines: 0, alignment: .center)
  private let shade = UIView()
  private var request: ThumbnailLoader.Request? { didSet { oldValue?.cancel() } }

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemFill
    contentView.layer.cornerRadius = cornerRadius
    contentView.clipsToBounds = true
    contentView.addSubview(reasonLabel)
    contentView.addSubview(imageView)
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    shade.isHidden = true
    contentView.addSubview(shade)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A photo cell is made in code.") }

  /// Shows a photo, decoded with at most `maxPixelSize` pixels on its longer side. Until it is loaded, a cached image of another size takes
  /// its place.
  func show(_ photo: Photo, from loader: ThumbnailLoader, maxPixelSize: Int) {
    request = nil
    request = loader.load(photo, maxPixelSize: maxPixelSize) { [weak self] outcome in self?.show(outcome) }
    if request != nil, let cached = loader.cachedPicture(of: photo, near: maxPixelSize) { show(.success(cached)) }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    // The cell was scrolled off the screen.
    if newSuperview == nil { request = nil }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    request = nil
    imageView.image = nil
    reasonLabel.text = nil
  }

  override var isHighlighted: Bool { didSet { shade.isHidden = !(isHighlighted && darkensWhenPressed) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
    shade.frame = contentView.bounds
    reasonLabel.frame = contentView.bounds.insetBy(dx: 6, dy: 6)
  }

  private func show(_ outcome: ThumbnailLoader.Outcome) {
    switch outcome {
    case .success(let image): imageView.image = UIImage(cgImage: image)
    case .failure(let error): reasonLabel.text = "\(error)"
    }
  }
}
