import Foundation

/// The thumb of a slider or switch: round with a soft shadow, or an image.
final class SliderThumb: InternalView {
  private static let shadowOpacity: Float = 0.18
  private static let borderWidth: CGFloat = 0.5

  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    layer.shadowColor = CGColor.black
    layer.shadowOpacity = Self.shadowOpacity
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 2
    layer.borderColor = CGColor(gray: 0, alpha: 0.06)
    layer.borderWidth = Self.borderWidth
  }

  /// Shows a disk of the given color if `image` is nil.
  func show(_ image: UIImage?, color: UIColor) {
    picture.image = image
    backgroundColor = image == nil ? color : nil
    layer.shadowOpacity = image == nil ? Self.shadowOpacity : 0
    layer.borderWidth = image == nil ? Self.borderWidth : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
