import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Whatever numbers a layer has")
struct RobustnessTests {
  private static let strange: [CGFloat] = [.nan, .infinity, -.infinity, 0, -1, 1e-12, 1e9, -1e9, 1e30, -1e300, 1e300, 0.5, 3, 40]

  @Test("Nothing that a layer's values can be stops the program", arguments: 0..<6)
  func strangeValues(seed: Int) {
    var random = SeededGenerator(seed: UInt64(900 + seed))
    func number() -> CGFloat { Self.strange.randomElement(using: &random) ?? 0 }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    func path() -> CGPath {
      let path = CGMutablePath()
      path.move(to: point())
      for _ in 0..<4 { path.addLine(to: point()) }
      path.addCurve(to: point(), control1: point(), control2: point())
      return path
    }
    let image = Picture.pattern()
    for _ in 0..<150 {
      let shape = CAShapeLayer()
      shape.path = path()
      shape.strokeColor = .black
      shape.lineWidth = number()
      shape.strokeEnd = number()
      let gradient = CAGradientLayer()
      gradient.colors = [CGColor.black, CGColor(red: number(), green: number(), blue: number(), alpha: number())]
      gradient.startPoint = point()
      gradient.endPoint = point()
      let backdrop = CABackdropLayer()
      backdrop.blurRadius = number()
      let layers: [CALayer] = [CALayer(), shape, gradient, backdrop, CATransformLayer()]
      let root = CALayer()
      for layer in layers {
        layer.bounds = rect()
        layer.position = point()
        layer.anchorPoint = point()
        layer.zPosition = number()
        layer.cornerRadius = number()
        layer.borderWidth = number()
        layer.shadowOpacity = Float(number())
        layer.shadowRadius = number()
        layer.shadowOffset = CGSize(width: number(), height: number())
        layer.opacity = Float(number())
        layer.backgroundColor = CGColor(red: number(), green: number(), blue: number(), alpha: number())
        layer.contents = image
        layer.contentsRect = rect()
        layer.contentsCenter = rect()
        layer.contentsScale = number()
        layer.transform = CATransform3DMakeRotation(number(), number(), number(), number())
        layer.transform.m34 = number()
        layer.masksToBounds = Bool.random(using: &random)
        if Bool.random(using: &random) { layer.shadowPath = path() }
        (Bool.random(using: &random) ? root : layers[0]).addSublayer(layer === layers[0] ? CALayer() : layer)
      }
      root.addSublayer(layers[0])
      let frame = Picture.draw(root)
      #expect(frame.width == 64)
    }
  }

  @Test("Nothing that is drawn into a context stops the program")
  func strangeDrawings() {
    var random = SeededGenerator(seed: 77)
    let finite = Self.strange.filter(\.isFinite)
    func number() -> CGFloat { finite.randomElement(using: &random) ?? 0 }
    func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    for _ in 0..<300 {
      let context = CGContext(size: CGSize(width: 32, height: 32))
      context.translateBy(x: number(), y: number())
      context.scaleBy(x: number(), y: number())
      context.setLineWidth(number())
      context.setAlpha(number())
      context.setShadow(offset: CGSize(width: number(), height: number()), blur: min(number(), 50), color: .black)
      context.fill(rect())
      context.stroke(rect())
      context.draw(upright: Picture.pattern(), in: rect())
      if let gradient = CGGradient(colors: [.black, .white]) {
        context.drawLinearGradient(gradient, start: CGPoint(x: number(), y: number()), end: CGPoint(x: number(), y: number()))
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: number(), y: number()), startRadius: number(), endCenter: .zero, endRadius: number())
      }
      context.clip(to: rect())
      context.fill(rect())
      #expect(Rasterizer(textEngine: EstimatingTextEngine()).image(of: context.drawing, scale: 1, isOpaque: false).width == 32)
    }
  }
}
