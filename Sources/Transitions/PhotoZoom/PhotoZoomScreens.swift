import UIKit

/// A screen of thumbnails, from which a photo expands to fill the screen and to which it returns.
///
/// The app chooses the values that identify photos. They must be the same for both screens.
@MainActor
public protocol PhotoZoomSource: UIViewController {
  /// Returns the best available image of the photo, or nil if there is none.
  func zoomImage(of photo: AnyHashable) -> UIImage?
  /// Returns the frame of the thumbnail in the coordinate system of `view`, or nil if the screen doesn't have one. A thumbnail that is out
  /// of sight is first scrolled into view, without animation.
  func zoomFrame(of photo: AnyHashable, in view: UIView) -> CGRect?
  /// The corner radius of a thumbnail, in points.
  var zoomCornerRadius: CGFloat { get }
  /// Hides a thumbnail while its photo is in flight, or shows it again.
  func setThumbnail(of photo: AnyHashable, hidden: Bool)
}

/// A screen that one photo fills.
@MainActor
public protocol PhotoZoomDetail: UIViewController {
  /// The identifier of the photo that is currently shown.
  var zoomPhoto: AnyHashable { get }
  /// The best available image of the photo, or nil if there is none.
  var zoomImage: UIImage? { get }
  /// The closure to call when a better image of the photo is available.
  var onZoomImageChange: (() -> Void)? { get set }
  /// Returns the frame of the whole photo in the coordinate system of `view`, including the parts outside the screen.
  func zoomFrame(in view: UIView) -> CGRect
  /// A Boolean value that indicates whether a downward drag may start the return. Return false while the photo is enlarged, for example.
  var allowsZoomDrag: Bool { get }
  /// Hides the photo while it is in flight, or shows it again.
  func setPhoto(hidden: Bool)
}

extension CGSize {
  /// Returns the largest centered rectangle with this aspect ratio inside `area`. It touches the limiting edges exactly.
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
