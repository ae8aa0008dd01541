import UIKit

/// The frames of an animated picture.
package struct ImageFrames: Sendable {
  package let images: [CGImage]
  /// The duration of each frame, in milliseconds.
  package let delays: [Int]

  /// Creates frames with the same number of delays, which are positive.
  package init(images: [CGImage], delays: [Int]) {
    self.images = images
    self.delays = delays
  }

  /// The frames as an image that an image view animates. All images in it have the same duration, so frames are repeated as often as
  /// needed.
  package var animatedImage: UIImage? {
    let steps = self.steps
    let images = zip(images, steps.counts).flatMap { Array(repeating: UIImage(cgImage: $0), count: $1) }
    return UIImage.animatedImage(with: images, duration: TimeInterval(images.count * steps.milliseconds) / 1000)
  }

  /// A duration, and the number of times that it fits into each frame's.
  private var steps: (milliseconds: Int, counts: [Int]) {
    func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
    // No screen shows shorter steps.
    let step = max(delays.reduce(0, divisor), 10)
    return (step, delays.map { max(($0 + step / 2) / step, 1) })
  }
}
