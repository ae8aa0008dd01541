import CoreGraphics
import Foundation

/// A view that shows an image, fitted by its `contentMode`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// A view as large as its image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    // Setting a property of one's own class inside an initialiser runs no observer.
    showImage()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      showImage()
    }
  }

  /// Shown instead of `image` while the view is highlighted; nil for no change.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { showImage() } } }

  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Puts the image on the layer: its pixels where they look as the image should, else a drawing that tints, turns or stretches them.
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

  /// Whether the drawing depends on colours of the view.
  private var showsDynamicColors: Bool { shownImage.map { $0.renderingMode == .alwaysTemplate || $0.tint != nil } ?? false }

  /// Draws the same image in other colours, which an animation block fades.
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
