import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Animated images")
struct ImageAnimationTests {
  private let frames = (0..<3).map { _ in UIImage(cgImage: CGImage(pixels: PixelBuffer(width: 4, height: 4))) }
  private let harness = SceneHarness()

  private func show(_ view: UIImageView) { harness.turn(after: { harness.rootView.addSubview(view) }) }

  /// Which of the frames is on screen, or nil for none of them.
  private func shownFrame(of view: UIImageView) -> Int? {
    let contents = view.layer.presentation()?.contents as? CGImage
    return frames.firstIndex { $0.cgImage == contents }
  }

  @Test("an animated image has its first image's size and pixels, and all of the images")
  func animatedImage() throws {
    let image = try #require(UIImage.animatedImage(with: frames, duration: 3))
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.cgImage == frames[0].cgImage)
    #expect(image.images == frames)
    #expect(image.duration == 3)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(frames[0].images == nil)
  }

  @Test("a variant of an animated image has the same variant of its images")
  func variant() throws {
    let image = try #require(UIImage.animatedImage(with: frames, duration: 3)).withRenderingMode(.alwaysTemplate)
    #expect(image.images?.map(\.renderingMode) == [.alwaysTemplate, .alwaysTemplate, .alwaysTemplate])
    #expect(image.duration == 3)
  }

  @Test("an image view runs through an animated image by itself, over and over, on the scene's clock")
  func running() {
    let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 3))
    #expect(view.isAnimating)
    show(view)
    #expect(view.isAnimating)
    #expect(shownFrame(of: view) == 0)
    harness.advance(by: 1.5)
    #expect(shownFrame(of: view) == 1)
    harness.advance(by: 1)
    #expect(shownFrame(of: view) == 2)
    harness.advance(by: 1)
    #expect(shownFrame(of: view) == 0)
  }

  @Test("a stopped animated image is its first image, and starts again from there")
  func stopping() {
    let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 3))
    show(view)
    harness.advance(by: 1.5)
    harness.turn(after: { view.stopAnimating() })
    #expect(!view.isAnimating)
    #expect(shownFrame(of: view) == 0)
    harness.turn(after: { view.startAnimating() })
    harness.advance(by: 1.5)
    #expect(shownFrame(of: view) == 1)
  }

  @Test("a still image ends the animation of the one before")
  func still() {
    let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 3))
    show(view)
    harness.turn(after: { view.image = frames[2] })
    harness.advance(by: 1.5)
    #expect(!view.isAnimating)
    #expect(shownFrame(of: view) == 2)
  }

  @Test("animation images run as often as they should, and then the view shows its image")
  func animationImages() {
    let view = UIImageView(image: frames[2])
    view.animationImages = [frames[0], frames[1]]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    show(view)
    #expect(!view.isAnimating)
    harness.turn(after: { view.startAnimating() })
    harness.advance(by: 0.75)
    #expect(shownFrame(of: view) == 1)
    harness.advance(by: 0.5)
    #expect(view.isAnimating)
    #expect(shownFrame(of: view) == 0)
    harness.advance(by: 1)
    #expect(!view.isAnimating)
    #expect(shownFrame(of: view) == 2)
  }

  @Test("without a duration, each image takes a thirtieth of a second")
  func standardDuration() {
    let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 0))
    show(view)
    harness.advance(by: 1.5 / 30)
    #expect(shownFrame(of: view) == 1)
  }

  @Test("an image view that leaves its window starts again in the next one")
  func leaving() {
    let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 3))
    show(view)
    harness.advance(by: 1.5)
    harness.turn(after: { view.removeFromSuperview() })
    harness.advance(by: 10)
    show(view)
    harness.advance(by: 0.5)
    #expect(shownFrame(of: view) == 0)
    harness.advance(by: 1)
    #expect(shownFrame(of: view) == 1)
  }
}
