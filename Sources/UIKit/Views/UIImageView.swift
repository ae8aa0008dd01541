import CoreGraphics
import Foundation

/// A view that shows an image, positioned according to its `contentMode`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates a view of the size of its image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view of the size of its image, with another image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    // An initializer does not run the observers of the class's own properties.
    showImage()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an empty frame and no image.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image, or nil for none.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      showImage()
    }
  }

  /// The image to show instead of `image` while the view is highlighted, or nil for the same image.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { showImage() } } }

  /// A Boolean value that indicates whether the view shows its highlighted image.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Sets the contents of the layer: the pixels of the image if they need no change, otherwise a drawing that tints, rotates or
  /// stretches them.
  private func showImage() {
    guard let image = shownImage else {
      layer.contents = nil
      return
    }
    layer.contentsScale = image.scale
    if image.showsItsPixels, let pixels = image.cgImage {
      layer.contents = pixels
      return
    }
    let size = image.isResizable && !bounds.isEmpty ? bounds.size : image.size
    let context = CGContext(size: size)
    let tint = image.renderingMode == .alwaysTemplate ? tintColor : image.tint
    traitCollection.performAsCurrent {
      image.record(in: CGRect(origin: .zero, size: size), on: context, tint: tint)
    }
    layer.contents = context.drawing
  }

  /// A Boolean value that indicates whether the drawing depends on colors of the view.
  private var showsDynamicColors: Bool { shownImage.map { $0.renderingMode == .alwaysTemplate || $0.tint != nil } ?? false }

  /// Draws the same image in other colors. In an animation block the change fades.
  private func updateColors() {
    guard showsDynamicColors else { return }
    isRecoloring = true
    showImage()
    isRecoloring = false
  }

  private var isRecoloring = false

  override var dissolvesContents: Bool { isRecoloring }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    if shownImage?.isResizable == true { showImage() }
  }
}
