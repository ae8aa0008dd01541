import CoreGraphics

/// The decoding size and the crop of a requested image.
struct ImageGeometry: Equatable, Sendable {
  /// The maximum length of the decoded image's longer side, in pixels.
  let maxPixelSize: Int
  /// The part of the decoded image to deliver, in fractions, or nil for all of it.
  private let part: CGRect?
  /// The size that the image is cropped to, in pixels, or nil.
  private let exactSize: CGSize?

  /// A Boolean value that indicates whether a larger image can be delivered too.
  var allowsLarger: Bool { part == nil && exactSize == nil }

  /// Creates the geometry of a request. Sizes are in pixels.
  ///
  /// - Parameters:
  ///   - size: The size of the upright image, or zero if it is unknown.
  ///   - fills: Whether the image fills the target size or fits inside it.
  ///   - crop: The requested part in fractions, or an empty rectangle for the whole image.
  init(of size: CGSize, for target: CGSize, fills: Bool, mode: PHImageRequestOptionsResizeMode, crop: CGRect) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = mode == .exact && !crop.isEmpty ? crop.intersection(unit) : unit
    self.part = part.isEmpty || part == unit ? nil : part
    let wanted = CGSize(width: size.width * (self.part?.width ?? 1), height: size.height * (self.part?.height ?? 1))
    guard target.width > 0, target.height > 0, wanted.width > 0, wanted.height > 0 else {
      // The whole image is requested, or the file can't be read.
      maxPixelSize = target.width > 0 && target.height > 0 ? Self.pixels(max(target.width, target.height)) : .max
      exactSize = nil
      return
    }
    let scales = (target.width / wanted.width, target.height / wanted.height)
    let scale = min(fills ? max(scales.0, scales.1) : min(scales.0, scales.1), 1)
    maxPixelSize = Self.pixels(max(size.width, size.height) * scale)
    let isCut = fills && mode == .exact && (wanted.width * scale > target.width + 0.5 || wanted.height * scale > target.height + 0.5)
    exactSize = isCut ? target : nil
  }

  private static func pixels(_ length: CGFloat) -> Int { Int(min(max((length - 1e-6).rounded(.up), 1), 1e9)) }

  func result(of image: CGImage) -> CGImage {
    guard !allowsLarger else { return image }
    var rect = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    if let part {
      rect = CGRect(
        x: part.minX * rect.width, y: part.minY * rect.height, width: part.width * rect.width, height: part.height * rect.height)
    }
    if let exactSize {
      let (width, height) = (min(exactSize.width.rounded(), rect.width), min(exactSize.height.rounded(), rect.height))
      rect = CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
    // Whole pixels, so that the size is exactly the requested one.
    let whole = CGRect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: max(rect.width.rounded(), 1), height: max(rect.height.rounded(), 1))
    return image.cropping(to: whole) ?? image
  }
}
