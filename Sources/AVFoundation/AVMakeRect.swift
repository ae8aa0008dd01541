import CoreGraphics

/// Returns the largest rectangle with an aspect ratio that fits in the middle of another rectangle.
///
/// Code that lays out pictures imports AVFoundation for this function. It is the only one of the framework that is available here. It
/// returns `CGRect.zero` if a side of the aspect ratio isn't positive.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}
