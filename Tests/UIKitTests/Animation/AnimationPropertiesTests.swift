import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("What animation blocks animate")
struct AnimationPropertiesTests {
  private let stage = AnimationStage()

  /// Makes `changes` in an even block of a second and goes to the middle of it.
  private func halfway(_ changes: @escaping () -> Void) {
    stage.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes) }
    stage.advance(by: 0.5)
  }

  private func picture(_ color: CGColor) -> UIImage {
    let pixels = PixelBuffer(width: 4, height: 4)
    for y in 0..<4 { for x in 0..<4 { pixels[x, y] = color == .black ? 0xff00_0000 : 0xffff_ffff } }
    return UIImage(cgImage: CGImage(pixels: pixels))
  }

  @Test("Halfway, frame, bounds, center, transform and corner radius are halfway")
  func geometry() {
    let (framed, bounded, turned) = (UIView(), UIView(), UIView())
    stage.perform {
      for view in [framed, bounded, turned] {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.view.addSubview(view)
      }
    }
    halfway {
      framed.frame = CGRect(x: 100, y: 0, width: 200, height: 300)
      bounded.bounds.size.width = 300
      bounded.center.y = 150
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
      turned.layer.cornerRadius = 20
    }
    #expect(stage.shown(framed).frame == CGRect(x: 50, y: 0, width: 150, height: 200))
    #expect(stage.shown(bounded).bounds.width == 200)
    #expect(stage.shown(bounded).position.y == 100)
    let transform = stage.shown(turned).transform
    #expect(abs(transform.m11 - cos(.pi / 4)) < 1e-9 && abs(transform.m12 - sin(.pi / 4)) < 1e-9)
    #expect(stage.shown(turned).corners.radius == 10)
  }

  @Test("Halfway, transform3D is halfway, with its perspective")
  func transform3D() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    stage.view.transform3D = lens
    halfway { stage.view.transform3D = CATransform3DRotate(lens, .pi / 2, 0, 1, 0) }
    let expected = CATransform3DRotate(lens, .pi / 4, 0, 1, 0)
    let shown = stage.shown().transform
    #expect(abs(shown.m11 - expected.m11) < 1e-9)
    #expect(abs(shown.m13 - expected.m13) < 1e-9)
    #expect(abs(shown.m14 - expected.m14) < 1e-9)
  }

  @Test("Halfway, alpha, background colour and shadow opacity are halfway")
  func appearance() throws {
    stage.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    halfway {
      stage.view.alpha = 0
      stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      stage.view.layer.shadowOpacity = 0.5
    }
    let shown = stage.shown()
    #expect(abs(shown.opacity - 0.5) < 1e-6)
    #expect(abs(shown.shadow.opacity - 0.25) < 1e-6)
    let color = try #require(shown.backgroundColor)
    #expect(abs(color.red - 0.5) < 1e-6 && abs(color.blue - 0.5) < 1e-6)
  }

  // UIKit's list of what a block animates has no contents: classes that want them, such as a segmented control's label, add the key to it
  // (`-[UISegmentLabel _shouldAnimatePropertyWithKey:]`, UIKitCore 18.2).
  @Test("Given an image view, when its image is changed in a block, then the new image shows at once, and nothing fades")
  func contents() throws {
    let imageView = UIImageView(image: picture(.black))
    stage.perform { stage.view.addSubview(imageView) }
    stage.advance(by: 0.1)
    let new = picture(.white)
    halfway {
      imageView.image = new
      imageView.alpha = 0.5
    }
    let shown = stage.shown(imageView)
    #expect(shown.contents.source == .image(try #require(new.cgImage)))
    #expect(shown.contents.fade == nil)
    #expect(imageView.layer.animationKeys() == ["opacity"])
    halfway { imageView.image = nil }
    #expect(stage.shown(imageView).contents.source == .none && stage.shown(imageView).contents.fade == nil)
  }

  @Test("Given keyframes that change an image, when they run, then the last image shows from the beginning")
  func contentsInKeyframes() {
    let imageView = UIImageView(image: picture(.black))
    stage.perform { stage.view.addSubview(imageView) }
    stage.advance(by: 0.1)
    let new = picture(.white)
    stage.perform {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { imageView.image = new }
      }
    }
    stage.advance(by: 0.25)
    #expect(stage.shown(imageView).contents.source == new.cgImage.map { .image($0) })
    #expect(imageView.layer.animationKeys() == nil)
  }

  @Test("A template image fades from one tint to the next, wherever above it the tint is set")
  func tint() {
    let imageView = UIImageView(image: picture(.white).withRenderingMode(.alwaysTemplate))
    stage.perform { stage.view.addSubview(imageView) }
    stage.advance(by: 0.1)
    let old = imageView.layer.modelState.contents.source
    halfway { stage.view.tintColor = .red }
    #expect(imageView.layer.modelState.contents.source != old)
    #expect(stage.shown(imageView).contents.fade == ContentsFade(from: old, fraction: 0.5))
  }

  @Test("An effect's blur, saturation and tint grow gradually, and can be scrubbed")
  func blur() throws {
    let effectView = UIVisualEffectView(effect: nil)
    stage.perform {
      effectView.frame = stage.view.bounds
      stage.view.addSubview(effectView)
    }
    stage.advance(by: 0.1)
    let backdrop = try #require(effectView.subviews.first)
    var shown: BackdropStyle { stage.shown(backdrop).backdrop }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { effectView.effect = UIBlurEffect(style: .light) }
    for fraction in [0.5, 0.1, 0.9] as [CGFloat] {
      stage.perform { animator.fractionComplete = fraction }
      #expect(abs(shown.blurRadius - 30 * fraction) < 1e-9)
      #expect(abs(shown.saturation - (1 + 0.8 * fraction)) < 1e-9)
      #expect(abs(try #require(shown.tintColor).alpha - 0.3 * fraction) < 1e-6)
    }
    stage.perform { animator.stopAnimation(true) }
  }

  @Test("What a layout inside the block moves, moves along")
  func layout() {
    let column = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    row.autoresizingMask = .flexibleWidth
    stage.perform {
      column.addSubview(row)
      stage.view.addSubview(column)
    }
    halfway {
      column.frame.size.width = 200
      column.layoutIfNeeded()
    }
    #expect(stage.shown(row).bounds.width == 150)
  }
}
