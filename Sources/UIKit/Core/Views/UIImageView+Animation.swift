import Foundation

extension UIImageView {
  var shownAnimation: ImageAnimation? {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if showsAnimationImages, let images, !images.isEmpty {
      return ImageAnimation(images: images, duration: animationDuration, repeatCount: animationRepeatCount)
    }
    return isImageStopped ? nil : shownImage?.animation
  }

  /// Starts the animation of the visible images from its beginning, if the view is in a window.
  func updateAnimation() {
    if runsAnimation {
      runsAnimation = false
      layer.removeAnimation(forKey: Self.animationKey)
    }
    guard let shown = shownAnimation, window != nil else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = shown.images.map(contents)
    animation.calculationMode = .discrete
    animation.duration = shown.duration
    animation.repeatCount = shown.repeatCount > 0 ? Float(shown.repeatCount) : .infinity
    animation.isRemovedOnCompletion = shown.repeatCount > 0
    animation.delegate = ImageAnimationDelegate(view: self)
    layer.add(animation, forKey: Self.animationKey)
    runsAnimation = true
  }

  /// Stops the animation of `animationImages`, but not of an animated image.
  func stopAnimationImages() {
    guard showsAnimationImages else { return }
    showsAnimationImages = false
    updateAnimation()
  }

  private static var animationKey: String { "images" }
}

/// Notifies an image view of the end of its animation. The animation retains its delegate, which must not be the view.
private final class ImageAnimationDelegate: CAAnimationDelegate {
  private weak var view: UIImageView?

  init(view: UIImageView) { self.view = view }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    // Otherwise another animation has replaced it.
    guard finished, let view else { return }
    MainActor.assumeIsolated { view.stopAnimationImages() }
  }
}
