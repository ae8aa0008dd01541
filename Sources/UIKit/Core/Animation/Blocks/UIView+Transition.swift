import Foundation

extension UIView {
  /// Without a transition among the options, the changes animate as in any animation block. Otherwise they are made at once, unless
  /// `allowAnimatedContent` lets them animate during the transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let transition = ContentTransition(options: options), duration > 0 else {
      animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
      return
    }
    let old = view.layer.frozenCopy(presentation: true)
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options) { animations?() }
    } else {
      performWithoutAnimation { animations?() }
    }
    performWithoutAnimation { view.layoutIfNeeded() }
    animate(
      withDuration: duration, delay: 0, options: options, animations: { transition.run(on: view, from: old) }, completion: completion)
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      LayerTree.onNextTurn { MainActor.assumeIsolated { completion?(true) } }
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

@MainActor
private enum ContentTransition {
  case crossDissolve
  /// A flip about an axis through the center, toward the right (or the top) if `sign` is positive.
  case flip(x: CGFloat, y: CGFloat, sign: CGFloat)

  init?(options: UIView.AnimationOptions) {
    switch UIView.AnimationOptions(rawValue: options.transition << 20) {
    case .transitionFlipFromLeft: self = .flip(x: 0, y: 1, sign: 1)
    case .transitionFlipFromRight: self = .flip(x: 0, y: 1, sign: -1)
    case .transitionFlipFromTop: self = .flip(x: 1, y: 0, sign: -1)
    case .transitionFlipFromBottom: self = .flip(x: 1, y: 0, sign: 1)
    case .transitionCrossDissolve: self = .crossDissolve
    default: return nil
    }
  }

  /// The perspective of a viewer 1000 points away, which keeps the view from growing too large as it turns.
  private static let perspective: CGFloat = -1 / 1000

  /// Animates from `old`, a snapshot of `view`, to its current content, inside the current block.
  func run(on view: UIView, from old: CALayer) {
    guard let context = AnimationContext.current else { return }
    let cover = TransitionCover(of: old, over: view)
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.timingFunction = context.pace.timingFunction
    switch self {
    case .crossDissolve:
      fade.values = [Double(1), Double(0)]
    case .flip(let x, let y, let sign):
      // The old content covers the view until the view is edge-on.
      fade.values = [Double(1), Double(0)]
      fade.calculationMode = .discrete
      context.add(flip(view.layer.transform, x, y, sign, context), to: view.layer, key: "transitionFlip", view: view)
    }
    cover.remove(after: fade, in: context, view: view)
  }

  /// Returns a rotation in which the old content turns until it is edge-on, and the new content continues from the opposite angle.
  private func flip(_ base: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ sign: CGFloat, _ context: AnimationContext)
    -> CAKeyframeAnimation
  {
    func turned(_ angle: CGFloat) -> CATransform3D {
      var lens = CATransform3DIdentity
      lens.m34 = Self.perspective
      return CATransform3DConcat(CATransform3DConcat(CATransform3DMakeRotation(angle * sign, x, y, 0), lens), base)
    }
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [turned(0), turned(.pi / 2), turned(-.pi / 2), turned(0)]
    animation.keyTimes = [0, 0.5, 0.5, 1]
    animation.timingFunction = context.pace.timingFunction
    return animation
  }
}

@MainActor
private struct TransitionCover {
  let layer: CALayer

  init(of old: CALayer, over view: UIView) {
    layer = old
    layer.transform = CATransform3DIdentity
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.position = view.bounds.middle
    layer.opacity = 1
    layer.isHidden = false
    view.layer.addSublayer(layer)
  }

  func remove(after fade: CAKeyframeAnimation, in context: AnimationContext, view: UIView) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [layer] in layer.removeFromSuperlayer() }
    context.add(fade, to: layer, key: "opacity", view: view)
    CATransaction.commit()
  }
}
