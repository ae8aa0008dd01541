/// How large a picture may be, whatever it is: a shot, a frame of a film, or a strip of many frames.
///
/// What is larger would take gigabytes of memory to draw and to compress, and hardly any program would show it.
enum PictureLimit {
  /// A hundred million pixels take 400 MB, once.
  static let pixels = 100_000_000

  /// Fails where a picture of that size is not to be made.
  ///
  /// - Parameter remedies: what makes it smaller, in words.
  static func check(width: Int, height: Int, remedies: String = "a smaller --scale or --size helps") throws(CommandFailure) {
    let (count, isTooMuch) = width.multipliedReportingOverflow(by: height)
    if isTooMuch || count > pixels { throw .usage("\(width)×\(height) pixels are too many for one picture; \(remedies)") }
  }
}
