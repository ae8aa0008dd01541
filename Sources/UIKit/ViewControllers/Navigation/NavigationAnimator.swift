import Foundation

/// The standard animation of a push and a pop: the front page slides over the back page, which moves more slowly and is dimmed.
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The distance that the back page moves, as a fraction of the width, as on iOS.
  private static let parallax: CGFloat = 0.3
  /// The opacity of the dimming over the covered page, in 0…1, as on iOS.
  private static let dimming: CGFloat = 0.1

  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    let container = context.containerView
    let (front, back) = isPush ? (to, from) : (from, to)
    let rest = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    let covered = CGPoint(x: rest.x - container.bounds.width * Self.parallax, y: rest.y)
    let away = CGPoint(x: rest.x + container.bounds.width, y: rest.y)

    let dimming = UIView(frame: container.bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    let shadow = PageShadowView(besides: container.bounds)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    container.insertSubview(dimming, aboveSubview: back)
    container.insertSubview(shadow, belowSubview: front)

    func show(covering: Bool) {
      front.center = covering ? rest : away
      back.center = covering ? covered : rest
      shadow.center.x = shadow.bounds.width / -2 + (covering ? 0 : container.bounds.width)
      shadow.alpha = covering ? 1 : 0
      dimming.alpha = covering ? 1 : 0
    }
    show(covering: !isPush)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: { show(covering: self.isPush) },
      completion: { _ in
        // The container may have been resized during the transition.
        for view in [from, to] { view.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY) }
        for view in [dimming, shadow] { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// The soft shadow at the leading edge of a page that slides over another.
private final class PageShadowView: UIView {
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
    gradient.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.12).cgColor]
  }

  required init?(coder: NSCoder) { nil }
}
