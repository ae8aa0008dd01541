import CoreGraphics
import Foundation

/// How an image fits into the requested size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1

  public static let `default` = PHImageContentMode.aspectFit
}

/// The version of an asset that is requested. A file has one.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// With all changes.
  case current = 0
  /// Without changes.
  case unadjusted = 1
  /// As it was taken.
  case original = 2
}

/// The quality of the image, and how often it is delivered.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// The image that is there at once, and later one in full quality.
  case opportunistic = 0
  case highQualityFormat = 1
  /// Only the image that is there first.
  case fastFormat = 2
}

/// How exactly the image has the requested size. An image is never enlarged.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// Any size from the requested one up.
  case none = 0
  /// The requested size, or slightly more.
  case fast = 1
  /// The requested size. An image that fills it is cropped.
  case exact = 2
}

/// Called while an asset is loaded from a server. The assets of a folder never are.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// Options for the request of an image.
open class PHImageRequestOptions: NSObject, NSCopying {
  /// The version of the asset. All are the same, as a file has one.
  open var version = PHImageRequestOptionsVersion.current
  /// The quality of the image, and how often it is delivered.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exactly the image has the requested size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the image to deliver, in fractions of the upright image, or `CGRect.zero` for all of it. It takes the resize mode `exact`.
  open var normalizedCropRect = CGRect.zero
  /// A Boolean value that indicates whether the asset may be loaded from a server. It makes no difference, as all files are here.
  open var isNetworkAccessAllowed = false
  /// A Boolean value that indicates whether the request returns only after the result handler was called, once.
  open var isSynchronous = false
  /// Called while the asset is loaded from a server, which doesn't happen here.
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHImageRequestOptions()
    copy.version = version
    copy.deliveryMode = deliveryMode
    copy.resizeMode = resizeMode
    copy.normalizedCropRect = normalizedCropRect
    copy.isNetworkAccessAllowed = isNetworkAccessAllowed
    copy.isSynchronous = isSynchronous
    copy.progressHandler = progressHandler
    return copy
  }
}
