import Foundation

/// The standard animation of a push and a pop: the front page slides over the back page, which moves more slowly and is dimmed.
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    NavigationMotion.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    let container = context.containerView
    let (front, back) = isPush ? (to, from) : (from, to)
    // Pages come from the trailing side.
    let side: CGFloat = container.pagesComeFromLeft ? -1 : 1
    let covered = -side * container.bounds.width * NavigationMotion.parallax
    let away = side * container.bounds.width

    let dimming = UIView(frame: container.bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: NavigationMotion.dimming)
    let shadow = PageShadowView(besides: container.bounds)
    if side < 0 { shadow.transform = CGAffineTransform(scaleX: -1, y: 1) }
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    container.insertSubview(dimming, aboveSubview: back)
    container.insertSubview(shadow, belowSubview: front)

    func show(covering: Bool) {
      place(front, in: context, aside: covering ? 0 : away)
      place(back, in: context, aside: covering ? covered : 0)
      let edge = shadow.bounds.width / -2 + (covering ? 0 : container.bounds.width)
      shadow.center.x = side < 0 ? container.bounds.width - edge : edge
      shadow.alpha = covering ? 1 : 0
      dimming.alpha = covering ? 1 : 0
    }
    show(covering: !isPush)
    UIView.animate(
      springDuration: NavigationMotion.response, bounce: 0, initialSpringVelocity: CGFloat(NavigationMotion.pace.initialVelocity),
      animations: { show(covering: self.isPush) },
      completion: { _ in
        // The container may have been resized during the transition.
        for view in [from, to] { self.place(view, in: context, aside: 0) }
        for view in [dimming, shadow] { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  /// Centers a page in its place, moved aside by a distance.
  private func place(_ page: UIView, in context: any UIViewControllerContextTransitioning, aside distance: CGFloat) {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else { return }
    let rest = page === context.view(forKey: .from) ? context.initialFrame(for: from) : context.finalFrame(for: to)
    page.center = CGPoint(x: rest.midX + distance, y: rest.midY)
  }
}

/// The soft shadow at the leading edge of a page that slides over another.
private final class PageShadowView: InternalView {
  /// In points, as on iOS.
  private static let width: CGFloat = 9

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(besides page: CGRect) {
    super.init(frame: CGRect(x: -Self.width, y: 0, width: Self.width, height: page.height))
    autoresizingMask = .flexibleHeight
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: NavigationMotion.shadow).cgColor]
  }
}

extension UIView {
  /// A Boolean value that indicates whether pushed pages come from the left, because the view of the navigation controller is laid out from
  /// right to left.
  var pagesComeFromLeft: Bool {
    viewChain(from: self).first { $0.viewController is UINavigationController }?.isRightToLeft ?? isRightToLeft
  }
}
