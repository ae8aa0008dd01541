/// The maximum size of an image: a shot, a frame of a film, or a film strip.
///
/// A larger image would take gigabytes of memory to draw and compress, and hardly any program could show it.
package enum PictureLimit {
  /// The maximum number of pixels. An image of this size takes 400 MB.
  static let pixels = 100_000_000

  /// Throws an error with `remedies` if an image of this size, in pixels, would be too large.
  package static func check(width: Int, height: Int, remedies: String = "use a smaller --scale or --size") throws(CommandFailure) {
    let (count, isTooMuch) = width.multipliedReportingOverflow(by: height)
    if isTooMuch || count > pixels { throw .usage("\(width)×\(height) pixels exceed the maximum image size; \(remedies)") }
  }
}
