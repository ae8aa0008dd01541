import Foundation
import UITestSupport

@testable import UIKit

extension NumberCase {
  /// Views and layers, their geometry and looks.
  static let views: [NumberCase] = [
    NumberCase("frame") { stage, n in
      stage.add(UIView()).frame = CGRect(x: n, y: n, width: n, height: n)
      stage.add(UIView()).frame = CGRect(x: n, y: 10, width: 50, height: 50)
      stage.add(UIView()).frame.size.width = n
    },
    NumberCase("frame of content") { stage, n in
      for view in [UILabel(), UIButton(type: .system), UISlider(), UISwitch()] as [UIView] {
        (view as? UILabel)?.text = "Some text that wraps"
        stage.add(view).frame.size = CGSize(width: 100, height: n)
        stage.add(view).frame.size = CGSize(width: n, height: 100)
      }
    },
    NumberCase("bounds") { stage, n in
      stage.add(UIView()).bounds = CGRect(x: n, y: n, width: n, height: n)
      let outer = stage.add(UIView())
      outer.bounds.origin.x = n
      outer.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    },
    NumberCase("center") { stage, n in stage.add(UIView()).center = CGPoint(both: n) },
    NumberCase("transform") { stage, n in
      for transform in [
        CGAffineTransform(scaleX: n, y: n), CGAffineTransform(rotationAngle: n), CGAffineTransform(translationX: n, y: n),
        CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n), CGAffineTransform(scaleX: n, y: 1).inverted(),
      ] {
        let label = UILabel()
        label.text = "Text"
        stage.add(label).transform = transform
        label.layer.cornerRadius = 10
        label.layer.shadowOpacity = 1
      }
    },
    NumberCase("transform3D") { stage, n in
      var perspective = CATransform3DIdentity
      perspective.m34 = n
      for transform in [
        CATransform3DMakeScale(n, n, n), CATransform3DMakeRotation(n, 1, 1, 0), CATransform3DMakeRotation(1, n, n, n),
        CATransform3DMakeTranslation(n, n, n), perspective, CATransform3DRotate(perspective, 1, 1, 0, 0), CATransform3DInvert(perspective),
      ] {
        stage.add(UIButton(type: .system)).transform3D = transform
        stage.add(UIView()).layer.sublayerTransform = transform
      }
    },
    NumberCase("anchorPoint") { stage, n in
      stage.add(UIView()).anchorPoint = CGPoint(both: n)
      stage.add(UIView()).layer.anchorPointZ = n
    },
    NumberCase("zPosition") { stage, n in stage.add(UIView()).layer.zPosition = n },
    NumberCase("alpha") { stage, n in
      let view = stage.add(UIView())
      view.alpha = n
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      stage.add(UIView()).layer.opacity = Float(n)
    },
    NumberCase("cornerRadius") { stage, n in
      let view = stage.add(UIView())
      view.layer.cornerRadius = n
      view.clipsToBounds = true
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
      label.text = "Clipped"
      view.addSubview(label)
      stage.add(UIView()).layer.cornerCurve = .continuous
      stage.root.view.subviews.last?.layer.cornerRadius = n
    },
    NumberCase("cornerConfiguration") { stage, n in
      stage.add(UIView()).cornerConfiguration = .uniformCorners(radius: .fixed(n))
      stage.add(UIView()).cornerConfiguration = .capsule(maximumRadius: n)
      stage.add(UIView()).cornerConfiguration = .corners(radius: .containerConcentric(minimum: n))
    },
    NumberCase("border") { stage, n in
      let view = stage.add(UIView())
      view.layer.borderWidth = n
      view.layer.cornerRadius = 20
    },
    NumberCase("shadow") { stage, n in
      for part in 0..<4 {
        let layer = stage.add(UIView()).layer
        layer.shadowOpacity = part == 0 ? Float(n) : 1
        layer.shadowRadius = part == 1 ? n : 8
        layer.shadowOffset = part == 2 ? CGSize(both: n) : .zero
        layer.shadowPath = part == 3 ? UIBezierPath(roundedRect: CGRect(x: n, y: 0, width: n, height: 50), cornerRadius: n).cgPath : nil
      }
      let label = UILabel()
      label.text = "Shadow"
      label.shadowOffset = CGSize(both: n)
      label.shadowColor = .red
      stage.add(label).layer.shadowRadius = n
      label.layer.shadowOpacity = 1
      label.backgroundColor = .clear
    },
    NumberCase("contents") { stage, n in
      for part in 0..<3 {
        let view = stage.add(UIImageView(image: UIImage(systemName: "star.fill")))
        if part == 0 { view.layer.contentsRect = CGRect(x: n, y: n, width: n, height: n) }
        if part == 1 { view.layer.contentsCenter = CGRect(x: n, y: n, width: n, height: n) }
        if part == 2 { view.layer.contentsScale = n }
      }
      let drawn = DrawnView { UIBezierPath(ovalIn: $0).fill() }
      drawn.layer.contentsScale = n
      stage.add(drawn)
    },
    NumberCase("rasterizationScale") { stage, n in
      let layer = stage.add(UIView()).layer
      layer.shouldRasterize = true
      layer.rasterizationScale = n
    },
    NumberCase("mask") { stage, n in
      let view = stage.add(UIView())
      view.mask = UIView(frame: CGRect(x: 0, y: 0, width: n, height: n))
      view.mask?.backgroundColor = .black
      view.mask?.layer.cornerRadius = n
    },
    NumberCase("layer time") { stage, n in
      for part in 0..<5 {
        let layer = stage.add(UIView()).layer
        layer.add(basic("position.x", to: 100, duration: 0.3), forKey: nil)
        if part == 0 { layer.speed = Float(n) }
        if part == 1 { layer.timeOffset = n }
        if part == 2 { layer.beginTime = n }
        if part == 3 { layer.repeatCount = Float(n) }
        if part == 4 { layer.duration = n }
      }
    },
    NumberCase("shape layer") { stage, n in
      for part in 0..<7 {
        let shape = CAShapeLayer()
        shape.path = part == 6 ? path(of: n).cgPath : UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
        shape.strokeColor = UIColor.black.cgColor
        shape.lineWidth = part == 0 ? n : 3
        shape.strokeStart = part == 1 ? n : 0
        shape.strokeEnd = part == 2 ? n : 1
        shape.miterLimit = part == 3 ? n : 10
        shape.lineDashPattern = part == 4 ? [NSNumber(value: n), 2] : part == 5 ? [1, 2] : nil
        shape.lineDashPhase = part == 5 ? n : 0
        stage.add(UIView()).layer.addSublayer(shape)
      }
    },
    NumberCase("gradient layer") { stage, n in
      for part in 0..<6 {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: part == 5 ? n : 100, height: 100)
        gradient.type = part % 2 == 0 ? .axial : .radial
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor(red: n, green: n, blue: n, alpha: n).cgColor]
        if part < 2 { gradient.locations = [0, NSNumber(value: n), 1] }
        if part < 4 { gradient.startPoint = CGPoint(both: n) }
        gradient.endPoint = part == 4 ? CGPoint(both: n) : CGPoint(x: 1, y: 1)
        stage.add(UIView()).layer.addSublayer(gradient)
      }
    },
    NumberCase("colors") { stage, n in
      stage.add(UIView()).backgroundColor = UIColor(red: n, green: n, blue: n, alpha: n)
      stage.add(UIView()).backgroundColor = UIColor(hue: n, saturation: n, brightness: n, alpha: n)
      stage.add(UIView()).backgroundColor = UIColor(white: n, alpha: 1)
      stage.add(UIView()).backgroundColor = UIColor.red.withAlphaComponent(n)
      stage.add(UIView()).backgroundColor = UIColor(displayP3Red: n, green: 0, blue: 0, alpha: 1)
      stage.add(UIView()).layer.borderColor = UIColor(red: 1, green: n, blue: 0, alpha: 1).cgColor
      _ = "\(UIColor(red: n, green: n, blue: n, alpha: n))"
    },
    NumberCase("drawing") { stage, n in
      for part in 0..<9 { stage.add(DrawnView { _ in draw(part, n) }) }
    },
    NumberCase("image renderer") { stage, n in
      for size in [CGSize(both: n), CGSize(width: n, height: 10)] {
        guard n.magnitude != 1e6 else { continue }
        let image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
        stage.add(UIImageView(image: image))
        stage.add(UIImageView(image: image.resizableImage(withCapInsets: UIEdgeInsets(all: 2))))
      }
      let format = UIGraphicsImageRendererFormat()
      format.scale = n.magnitude == 1e6 ? 1 : n
      let image = UIGraphicsImageRenderer(size: CGSize(both: 10), format: format).image { _ in path(of: n).fill() }
      stage.add(UIImageView(image: image.resizableImage(withCapInsets: UIEdgeInsets(all: n))))
      if let pixels = image.cgImage { stage.add(UIImageView(image: UIImage(cgImage: pixels, scale: n, orientation: .right))) }
    },
    NumberCase("symbols") { stage, n in
      stage.add(UIImageView(image: UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: n))))
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "heart"), for: .normal)
      button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: n, weight: .bold), forImageIn: .normal)
      stage.add(button)
    },
    NumberCase("image views") { stage, n in
      let image = UIImageView()
      image.animationImages = ["star", "heart"].compactMap { UIImage(systemName: $0) }
      image.animationDuration = n
      image.animationRepeatCount = Int(nearest: n)
      stage.add(image).startAnimating()
      stage.add(UIImageView(image: UIImage.animatedImage(with: image.animationImages ?? [], duration: n)))
    },
    NumberCase("snapshots") { stage, n in
      let view = stage.add(UIView())
      if let copy = view.resizableSnapshotView(
        from: CGRect(x: n, y: n, width: n, height: n), afterScreenUpdates: true, withCapInsets: UIEdgeInsets(all: n))
      {
        stage.root.view.addSubview(copy)
      }
      let odd = UIView(frame: CGRect(x: 0, y: 0, width: n, height: n))
      stage.root.view.addSubview(odd)
      if let copy = odd.snapshotView(afterScreenUpdates: true) { stage.root.view.addSubview(copy) }
    },
    NumberCase("glass and blur") { stage, n in
      for effect in [UIGlassEffect(style: .regular), UIBlurEffect(style: .systemMaterial)] as [UIVisualEffect] {
        stage.add(UIVisualEffectView(effect: effect)).layer.cornerRadius = n
        stage.add(UIVisualEffectView(effect: effect)).frame.size.width = n
        stage.add(UIVisualEffectView(effect: effect)).transform = CGAffineTransform(scaleX: n, y: n)
      }
      let container = UIGlassContainerEffect()
      container.spacing = n
      let outer = stage.add(UIVisualEffectView(effect: container))
      for x in [0, 60.0] {
        let piece = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
        piece.frame = CGRect(x: x, y: 0, width: 50, height: 50)
        outer.contentView.addSubview(piece)
      }
    },
    NumberCase("conversions") { stage, n in
      let view = stage.add(UIView())
      view.transform = CGAffineTransform(scaleX: n, y: 1)
      let point = view.convert(CGPoint(both: n), to: nil)
      _ = view.hitTest(point, with: nil)
      _ = view.convert(CGRect(x: n, y: n, width: n, height: n), from: stage.harness.window)
      _ = view.point(inside: CGPoint(both: n), with: nil)
      _ = view.sizeThatFits(CGSize(both: n))
      _ = view.systemLayoutSizeFitting(CGSize(both: n))
    },
    NumberCase("motion effects") { stage, n in
      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      effect.minimumRelativeValue = n
      effect.maximumRelativeValue = -n
      stage.add(UIView()).addMotionEffect(effect)
    },
    NumberCase("tags and windows") { stage, n in
      stage.add(UIView()).tag = Int(nearest: n)
      stage.harness.window.windowLevel = UIWindow.Level(rawValue: min(n, 1e300))
      let window = UIWindow(windowScene: stage.harness.scene)
      window.frame = CGRect(x: 0, y: 0, width: n, height: n)
      window.windowLevel = UIWindow.Level(rawValue: min(n, 1e300))
      window.rootViewController = UIViewController()
      window.isHidden = false
    },
  ]

  static func basic(_ keyPath: String, to value: Double, duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    animation.duration = duration
    return animation
  }

  @MainActor
  static func path(of n: Double) -> UIBezierPath {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: n, height: 30), cornerRadius: n)
    path.addLine(to: CGPoint(both: n))
    path.addCurve(to: CGPoint(x: 10, y: 20), controlPoint1: CGPoint(both: n), controlPoint2: CGPoint(x: n, y: -n))
    path.addQuadCurve(to: CGPoint(x: 30, y: 20), controlPoint: CGPoint(both: n))
    path.addArc(withCenter: CGPoint(x: 20, y: 20), radius: n, startAngle: 0, endAngle: n, clockwise: true)
    path.addArc(withCenter: CGPoint(both: n), radius: 10, startAngle: n, endAngle: 1, clockwise: false)
    path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: n, width: 20, height: n)))
    path.apply(CGAffineTransform(scaleX: n, y: 1))
    _ = path.contains(CGPoint(both: n))
    return path
  }

  @MainActor
  private static func draw(_ part: Int, _ n: Double) {
    let path = part == 0 ? path(of: n) : UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 90, height: 90), cornerRadius: 20)
    path.lineWidth = part == 1 ? n : 2
    path.miterLimit = part == 2 ? n : 10
    if part == 3 { path.setLineDash([n, 1], count: 2, phase: n) }
    if part == 4 { path.setLineDash([1, 2], count: 2, phase: n) }
    UIColor.black.set()
    let context = UIGraphicsGetCurrentContext()
    switch part {
    case 5: context?.scaleBy(x: n, y: n)
    case 6: context?.setShadow(offset: CGSize(both: n), blur: n)
    case 7: context?.clip(to: CGRect(x: n, y: 0, width: n, height: n))
    case 8:
      context?.rotate(by: n)
      context?.translateBy(x: n, y: n)
      context?.setAlpha(n)
    default: break
    }
    path.fill()
    path.stroke()
    ("text" as NSString).draw(at: CGPoint(both: n), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    ("text" as NSString).draw(in: CGRect(x: 0, y: 0, width: n, height: n), withAttributes: [.kern: n, .baselineOffset: n])
    UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: n, width: n, height: 20), blendMode: .normal, alpha: n)
  }
}
