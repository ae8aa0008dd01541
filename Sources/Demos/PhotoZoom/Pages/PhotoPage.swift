import Components
import Rehearsal
import Transitions
import UIKit

/// A photo that fits the screen. A pinch, the wheel with Control, keys, and a double click enlarge it.
final class PhotoPage: UIScrollView {
  let photo: Photo
  /// Called when the image, or a sharper one, has been loaded.
  var onImageChange: () -> Void = {}

  private let loader: ThumbnailLoader
  private let imageView = UIImageView()
  private let reasonLabel = UILabel(.systemFont(ofSize: 15), .secondaryLabel, lines: 0, alignment: .center)
  private var request: ThumbnailLoader.Request?
  private var animationRequest: ThumbnailLoader.AnimationRequest?
  /// The requested length of the longer side, in pixels.
  private var requestedPixels = 0
  /// The photo's size in pixels. While it isn't known, this is the size of the first image, which has the same aspect ratio.
  private var pictureSize: CGSize?
  private var fittedSize = CGSize.zero
  /// A Boolean value that indicates whether a pinch or an animation changes the scale.
  private var isScaling = false

  /// The scale after a double click.
  private static let enlargement: CGFloat = 2.5
  /// The factor by which a key changes the scale.
  private static let keyFactor: CGFloat = 1.5
  /// The maximum length of the longer side, in pixels, to limit the memory use.
  private static let mostPixels: CGFloat = 2560

  init(_ photo: Photo, from loader: ThumbnailLoader) {
    self.photo = photo
    self.loader = loader
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    maximumZoomScale = 4
    delegate = self
    addSubview(reasonLabel)
    addSubview(imageView)
    let doubleTap = UITapGestureRecognizer(target: self, action: PhotoPage.enlarge)
    doubleTap.numberOfTapsRequired = 2
    addGestureRecognizer(doubleTap)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A photo page is made in code.") }

  // MARK: Image

  var image: UIImage? { imageView.image }

  var isPhotoHidden: Bool {
    get { imageView.isHidden }
    set { imageView.isHidden = newValue }
  }

  /// Loads a thumbnail, which is enough while pages pass quickly.
  func loadThumbnail(maxPixelSize: Int) {
    guard image == nil, request == nil else { return }
    if let thumbnail = loader.cachedPicture(of: photo, near: maxPixelSize) { return show(UIImage(cgImage: thumbnail)) }
    request = loader.load(photo, maxPixelSize: maxPixelSize) { [weak self] outcome in self?.show(outcome) }
  }

  /// Shows a cached image until the photo has been loaded with enough detail for a screen of `size` points.
  ///
  /// Only the current photo may be enlarged. The others are decoded at the size at which they fit their pages.
  func loadPicture(thumbnailPixelSize: Int, for size: CGSize, isCurrent: Bool = true) {
    let thumbnail = image == nil ? loader.cachedPicture(of: photo, near: thumbnailPixelSize) : nil
    let ratio = pictureSize ?? loader.pictureSize(of: photo) ?? thumbnail.map { CGSize(width: $0.width, height: $0.height) }
    let fitted = ratio?.aspectFit(in: CGRect(origin: .zero, size: size)).size ?? size
    let pixels = isCurrent ? maxPixelSize(for: size) : maxPixelSize(for: fitted, factor: 1)
    guard pixels > requestedPixels else { return }
    requestedPixels = pixels
    request?.cancel()
    request = loader.load(photo, maxPixelSize: pixels) { [weak self] outcome in self?.show(outcome) }
    if request != nil, let thumbnail { show(UIImage(cgImage: thumbnail)) }
  }

  func play(for size: CGSize) {
    guard animationRequest == nil else { return }
    animationRequest = loader.loadAnimation(photo, maxPixelSize: maxPixelSize(for: size)) { [weak self] in self?.show($0) }
  }

  private func maxPixelSize(for size: CGSize, factor: CGFloat = 1.5) -> Int {
    Int(min(max(size.width, size.height) * traitCollection.displayScale * factor, Self.mostPixels))
  }

  func cancelLoading() {
    request?.cancel()
    animationRequest?.cancel()
  }

  private func show(_ outcome: ThumbnailLoader.Outcome) {
    switch outcome {
    // Doesn't replace an animation.
    case .success(let image): if self.image?.images == nil { show(UIImage(cgImage: image)) }
    case .failure(let error):
      reasonLabel.text = "\(error)"
      setNeedsLayout()
    }
  }

  private func show(_ picture: UIImage) {
    imageView.image = picture
    // A sharper image replaces a thumbnail without a change of the layout.
    let size = loader.pictureSize(of: photo) ?? picture.size
    if pictureSize.map({ !size.isThumbnail(of: $0) && !$0.isThumbnail(of: size) }) ?? true {
      pictureSize = size
      if !isEnlarged { fit() }
    }
    onImageChange()
  }

  // MARK: Layout

  /// Returns the frame of the whole photo on the screen, in the coordinate system of `view`.
  func photoFrame(in view: UIView) -> CGRect {
    // The view itself may not be on the screen yet.
    guard isScaling, let window, let shown = imageView.layer.presentation(), let screen = window.layer.presentation() else {
      return imageView.convert(imageView.bounds, to: view)
    }
    return view.convert(shown.convert(shown.bounds, to: screen), from: window)
  }

  var isEnlarged: Bool { zoomScale > 1.01 }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != fittedSize else { return }
    fittedSize = bounds.size
    reasonLabel.frame = CGRect(origin: .zero, size: bounds.size).insetBy(dx: 32, dy: 32)
    fit()
  }

  func fit() {
    zoomScale = 1
    guard let pictureSize else { return }
    let frame = pictureSize.aspectFit(in: CGRect(origin: .zero, size: bounds.size))
    imageView.transform = .identity
    imageView.frame = CGRect(origin: .zero, size: frame.size)
    contentSize = frame.size
    centerContent()
  }

  /// Centers the photo along each axis on which it doesn't fill the page.
  private func centerContent() {
    let across = max(bounds.width - contentSize.width, 0) / 2
    let down = max(bounds.height - contentSize.height, 0) / 2
    contentInset = UIEdgeInsets(top: down, left: across, bottom: down, right: across)
    var offset = contentOffset
    if across > 0 || !isEnlarged { offset.x = -across }
    if down > 0 || !isEnlarged { offset.y = -down }
    contentOffset = offset
  }

  // MARK: Zooming

  private func enlarge(_ tap: UITapGestureRecognizer) {
    guard image != nil else { return }
    if isEnlarged { return setZoomScale(1, animated: true) }
    // The point that was clicked stays under the pointer.
    let point = tap.location(in: imageView)
    let place = tap.location(in: superview)
    let size = CGSize(width: bounds.width / Self.enlargement, height: bounds.height / Self.enlargement)
    let origin = CGPoint(x: point.x - (place.x - frame.minX) / Self.enlargement, y: point.y - (place.y - frame.minY) / Self.enlargement)
    zoom(to: CGRect(origin: origin, size: size), animated: true)
  }

  func zoomIn() { zoom(by: Self.keyFactor) }

  func zoomOut() { zoom(by: 1 / Self.keyFactor) }

  func zoomToFit() { setZoomScale(1, animated: true) }

  private func zoom(by factor: CGFloat) {
    guard image != nil else { return }
    setZoomScale(zoomScale * factor, animated: true)
  }
}

extension PhotoPage: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { image == nil ? nil : imageView }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { isScaling = true }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { centerContent() }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { isScaling = false }
}

extension CGSize {
  /// Returns whether an image of this size may be a thumbnail of one of the given size: the ratios are equal, except that the sides are
  /// rounded to whole pixels.
  fileprivate func isThumbnail(of size: CGSize) -> Bool {
    guard width > 0, height > 0, width <= size.width else { return false }
    let scale = size.width / width
    return abs(height * scale - size.height) <= scale
  }
}
