import UIKit

/// A screen of thumbnails, from which a photo flies to fill the screen and to which it returns.
///
/// Photos are told apart by values of the app's own choice, the same for both screens.
@MainActor
public protocol PhotoZoomSource: UIViewController {
  /// The photo as well as it is known at this moment; nil when there is nothing to show.
  func zoomImage(of photo: AnyHashable) -> UIImage?
  /// Where the thumbnail is, in `view`'s points; nil when the screen has none. One that is out of sight has to be brought into sight
  /// first, at once.
  func zoomFrame(of photo: AnyHashable, in view: UIView) -> CGRect?
  /// How round a thumbnail's corners are, in points.
  var zoomCornerRadius: CGFloat { get }
  /// Leaves a thumbnail's place empty while its photo flies, and fills it again.
  func setThumbnail(of photo: AnyHashable, hidden: Bool)
}

/// A screen that one photo fills.
@MainActor
public protocol PhotoZoomDetail: UIViewController {
  /// Which photo is shown at this moment.
  var zoomPhoto: AnyHashable { get }
  /// The photo as well as it is known at this moment; nil when there is nothing to show.
  var zoomImage: UIImage? { get }
  /// To be called when a better image of the photo has arrived.
  var whenZoomImageChanges: (() -> Void)? { get set }
  /// Where the whole photo is, in `view`'s points: what reaches beyond the screen included.
  func zoomFrame(in view: UIView) -> CGRect
  /// Whether a drag downwards may take the photo away: not while it is enlarged, say.
  var allowsZoomDrag: Bool { get }
  /// Leaves the photo's place empty while it flies, and fills it again.
  func setPhoto(hidden: Bool)
}

extension CGSize {
  /// The largest rectangle of this shape inside `area`, in its middle; it touches the edges that limit it exactly.
  public func aspectFit(in area: CGRect) -> CGRect {
    guard width > 0, height > 0, area.width > 0, area.height > 0 else { return CGRect(x: area.midX, y: area.midY, width: 0, height: 0) }
    if width * area.height >= height * area.width {
      let fitted = area.width * height / width
      return CGRect(x: area.minX, y: area.midY - fitted / 2, width: area.width, height: fitted)
    }
    let fitted = area.height * width / height
    return CGRect(x: area.midX - fitted / 2, y: area.minY, width: fitted, height: area.height)
  }
}
