import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UIImageView: UIView {
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  override func didInitialize() { isUserInteractionEnabled = false }

  @Observed open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      isImageStopped = false
      showImage()
      (superview as? any ImageObserving)?.imageDidChange()
    }
  }

  @Observed open var highlightedImage: UIImage? { didSet { if isHighlighted { showImage() } } }

  @Observed open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

  @Observed open var animationImages: [UIImage]? { didSet { stopAnimationImages() } }

  @Observed open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimationImages() } }

  /// In seconds. 0 stands for a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0

  /// 0 for no end.
  open var animationRepeatCount = 0

  open var isAnimating: Bool { window == nil ? shownAnimation != nil : runsAnimation }

  open func startAnimating() {
    showsAnimationImages = true
    isImageStopped = false
    updateAnimation()
  }

  open func stopAnimating() {
    showsAnimationImages = false
    isImageStopped = true
    updateAnimation()
  }

  /// A Boolean value that indicates whether the view shows its `animationImages`.
  var showsAnimationImages = false
  /// A Boolean value that indicates whether the animated image was stopped.
  var isImageStopped = false
  /// A Boolean value that indicates whether an animation was added to the layer and hasn't ended.
  var runsAnimation = false

  open override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize ?? bounds.size }

  private var naturalSize: CGSize? { image?.preferring(preferredSymbolConfiguration).size }

  var shownImage: UIImage? { (isHighlighted ? highlightedImage ?? image : image)?.preferring(preferredSymbolConfiguration) }

  /// Shows the image of a symbol in the preferred configuration.
  func symbolConfigurationDidChange() {
    guard image?.symbol != nil || highlightedImage?.symbol != nil else { return }
    invalidateIntrinsicContentSize()
    showImage()
  }

  /// Sets the contents of the layer, and restarts the animation.
  func showImage() {
    if let image = shownImage { layer.contentsScale = image.scale }
    layer.contents = shownImage.map(contents)
    updateAnimation()
  }

  /// Returns the contents of a layer that shows `image`: its pixels if they need no change, otherwise a drawing that tints, rotates or
  /// stretches them.
  func contents(of image: UIImage) -> Any {
    if image.showsItsPixels, let pixels = image.cgImage { return pixels }
    let size = image.isResizable && !bounds.isEmpty ? bounds.size : image.size
    let context = CGContext(size: size)
    let tint = image.renderingMode == .alwaysTemplate ? tintColor : image.tint
    traitCollection.performAsCurrent {
      image.record(in: CGRect(origin: .zero, size: size), on: context, tint: tint)
    }
    return context.drawing
  }

  /// A Boolean value that indicates whether the drawing depends on colors of the view.
  private var showsDynamicColors: Bool { shownImage.map { $0.renderingMode == .alwaysTemplate || $0.tint != nil } ?? false }

  /// Draws the same image in other colors. In an animation block the change fades.
  override func colorsMayHaveChanged() {
    guard showsDynamicColors else { return }
    isRecoloring = true
    showImage()
    isRecoloring = false
  }

  private var isRecoloring = false

  override var dissolvesContents: Bool { isRecoloring }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAnimation()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    if shownImage?.isResizable == true { showImage() }
  }
}

/// A view that also shows the image of an image view inside it.
@MainActor
protocol ImageObserving {
  func imageDidChange()
}
