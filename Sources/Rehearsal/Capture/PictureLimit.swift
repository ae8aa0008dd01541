/// The maximum size of an image: a shot, a frame of a film, or a film strip.
///
/// A larger image would take gigabytes of memory to draw and compress, and hardly any program could show it.
package enum PictureLimit {
  /// The maximum number of pixels. An image of this size takes 400 MB.
  static let pixels = 100_000_000

  /// Throws an error if an image would be too large.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - remedies: Advice on how to make it smaller.
  package static func check(width: Int, height: Int, remedies: String = "use a smaller --scale or --size") throws(GlissadeError) {
    let (count, isTooMuch) = width.multipliedReportingOverflow(by: height)
    if isTooMuch || count > pixels { throw .usage("\(width)×\(height) pixels exceed the maximum image size; \(remedies)") }
  }
}
