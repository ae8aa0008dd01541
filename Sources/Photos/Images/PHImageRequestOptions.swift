import CoreGraphics

public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1

  public static let `default` = PHImageContentMode.aspectFit
}

/// Has no effect, because a file has only one version.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted = 1
  case original = 2
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// Delivers an image that is available quickly, and later one in full quality.
  case opportunistic = 0
  case highQualityFormat = 1
  /// Delivers only an image that is available quickly.
  case fastFormat = 2
}

/// How exactly the image has the requested size. Images are never enlarged.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// The requested size, or any larger size.
  case none = 0
  /// The requested size, or slightly more.
  case fast = 1
  /// The requested size. An image that fills it is cropped.
  case exact = 2
}

/// Never called, because assets of a folder are not loaded from a server.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

open class PHImageRequestOptions: NSObject, NSCopying {
  /// Has no effect, because a file has only one version.
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the image to deliver, in fractions of the upright image. Zero stands for all of it. Requires the resize mode `exact`.
  open var normalizedCropRect = CGRect.zero
  /// Has no effect, because all files are local.
  open var isNetworkAccessAllowed = false
  /// A Boolean value that indicates whether the method returns after the result handler was called, which then happens once.
  open var isSynchronous = false
  /// Never called.
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
