import Components
import Rehearsal
import UIKit

final class FilmstripCell: UICollectionViewCell {
  static let reuseIdentifier = "thumbnail"

  private let imageView = UIImageView.filling()
  private var request: ThumbnailLoader.Request? { didSet { oldValue?.cancel() } }

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemFill
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A filmstrip's cell is made in code.") }

  /// Shows the best cached image, and loads the photo if that has fewer than `maxPixelSize` pixels on its longer side. `onLoad` is called
  /// with each image that is shown.
  func show(_ photo: Photo, from loader: ThumbnailLoader, maxPixelSize: Int, onLoad: @escaping (CGImage) -> Void) {
    request = nil
    if let cached = loader.cachedPicture(of: photo, near: maxPixelSize) {
      show(cached, onLoad)
      if max(cached.width, cached.height) >= maxPixelSize { return }
    }
    request = loader.load(photo, maxPixelSize: maxPixelSize) { [weak self] outcome in
      if let image = try? outcome.get() { self?.show(image, onLoad) }
    }
  }

  private func show(_ image: CGImage, _ onLoad: (CGImage) -> Void) {
    imageView.image = UIImage(cgImage: image)
    onLoad(image)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    request = nil
    imageView.image = nil
  }
}
