import CoreGraphics
import Foundation
import UIKit

/// The frames of an animated picture.
package struct ImageFrames: Sendable {
  /// The frames, in order.
  package let images: [CGImage]
  /// How long each frame is shown, in milliseconds.
  package let delays: [Int]

  /// Creates frames with as many delays, which are positive.
  package init(images: [CGImage], delays: [Int]) {
    self.images = images
    self.delays = delays
  }

  /// The frames as an image that an image view shows as an animation.
  ///
  /// All images of such an image are shown for the same time, so frames are there as often as needed.
  package var animatedImage: UIImage? {
    let steps = self.steps
    let images = zip(images, steps.counts).flatMap { Array(repeating: UIImage(cgImage: $0), count: $1) }
    return UIImage.animatedImage(with: images, duration: TimeInterval(images.count * steps.milliseconds) / 1000)
  }

  /// A time, and how many of it each frame is shown.
  private var steps: (milliseconds: Int, counts: [Int]) {
    func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
    // No screen shows shorter steps.
    let step = max(delays.reduce(0, divisor), 10)
    return (step, delays.map { max(($0 + step / 2) / step, 1) })
  }
}
