import Rehearsal
import Host
import Transitions
import UIKit

/// A photo that fits the screen and can be enlarged with a pinch, with the wheel and Control, or with a double click.
final class PhotoPage: UIScrollView {
  let photo: Photo
  /// Called when the image, or a better one, has been loaded.
  var onImageChange: () -> Void = {}

  private let imageView = UIImageView()
  private let reasonLabel = UILabel(.systemFont(ofSize: 15), .secondaryLabel, lines: 0, alignment: .center)
  private var requests: [ThumbnailLoader.Request?] = []
  private var fittedSize = CGSize.zero

  /// The scale after a double click.
  private static let enlargement: CGFloat = 2.5
  /// The maximum length of the longer side, in pixels. More would take too much memory for what it shows.
  private static let mostPixels: CGFloat = 2560

  init(_ photo: Photo) {
    self.photo = photo
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

  /// A Boolean value that indicates whether the photo is hidden.
  var isPhotoHidden: Bool {
    get { imageView.isHidden }
    set { imageView.isHidden = newValue }
  }

  /// Shows the cached image, if there is one, and then loads the photo with enough detail for a screen of `size` points.
  func load(from loader: ThumbnailLoader, thumbnailPixelSize: Int, for size: CGSize) {
    let pixels = min(max(size.width, size.height) * traitCollection.displayScale * 1.5, Self.mostPixels)
    if let thumbnail = loader.cachedPicture(of: photo, near: thumbnailPixelSize) { show(thumbnail) }
    requests = [loader.load(photo, maxPixelSize: Int(pixels)) { [weak self] outcome in self?.show(outcome) }]
  }

  /// Cancels the loading of the image.
  func cancelLoading() {
    for request in requests { request?.cancel() }
    requests = []
  }

  private func show(_ outcome: ThumbnailLoader.Outcome) {
    switch outcome {
    case .success(let image): show(image)
    case .failure(let error):
      reasonLabel.text = "\(error)"
      setNeedsLayout()
    }
  }

  private func show(_ image: CGImage) {
    imageView.image = UIImage(cgImage: image)
    if zoomScale == 1 { fit() }
    onImageChange()
  }

  // MARK: Layout

  /// Returns the frame of the whole photo in the coordinate system of `view`.
  func photoFrame(in view: UIView) -> CGRect { imageView.convert(imageView.bounds, to: view) }

  /// A Boolean value that indicates whether the photo is enlarged beyond its fitting size.
  var isEnlarged: Bool { zoomScale > 1.01 }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != fittedSize else { return }
    fittedSize = bounds.size
    reasonLabel.frame = CGRect(origin: .zero, size: bounds.size).insetBy(dx: 32, dy: 32)
    fit()
  }

  /// Shows the whole photo.
  func fit() {
    zoomScale = 1
    guard let size = image?.size else { return }
    let frame = size.aspectFit(in: CGRect(origin: .zero, size: bounds.size))
    imageView.transform = .identity
    imageView.frame = CGRect(origin: .zero, size: frame.size)
    contentSize = frame.size
    centerContent()
  }

  /// Centers a photo that doesn't fill the page.
  private func centerContent() {
    let across = max(bounds.width - contentSize.width, 0) / 2
    let down = max(bounds.height - contentSize.height, 0) / 2
    contentInset = UIEdgeInsets(top: down, left: across, bottom: down, right: across)
    if !isEnlarged { contentOffset = CGPoint(x: -across, y: -down) }
  }

  private func enlarge(_ tap: UITapGestureRecognizer) {
    guard image != nil else { return }
    if isEnlarged { return setZoomScale(1, animated: true) }
    let point = tap.location(in: imageView)
    let size = CGSize(width: bounds.width / Self.enlargement, height: bounds.height / Self.enlargement)
    zoom(to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
  }
}

extension PhotoPage: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { image == nil ? nil : imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { centerContent() }
}
