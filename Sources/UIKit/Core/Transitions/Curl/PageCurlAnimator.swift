import Foundation

/// Curls the presenting page up from its lower trailing corner, which shows the presented view below it, and back down.
///
/// A presentation leaves the upper part of the page in place, and a tap on it dismisses. A push curls the whole page away.
final class PageCurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.7 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: isPresenting ? .from : .to) else {
      UIWindowScene.warn("A partial curl needs a presentation that covers the screen (UIModalPresentationStyle.fullScreen).")
      return CoverVerticalAnimator(isPresenting: isPresenting).animateTransition(using: context)
    }
    let container = context.containerView
    context.placeViews(isPresenting: isPresenting)
    let known = container.subviews.lazy.compactMap { $0 as? PageCurlView }.first
    known?.removeFromSuperview()
    guard let curl = PageCurlView(of: page, in: container.bounds) else { return context.completeTransition(true) }
    let stop = context.presentationStyle == .none ? curl.away : curl.partial
    container.addSubview(curl)
    // The presented view shows through where the page has curled away.
    if let below = context.view(forKey: isPresenting ? .to : .from) { container.insertSubview(below, belowSubview: curl) }
    curl.show(at: isPresenting ? curl.flat : stop)
    let (start, end) = isPresenting ? (curl.flat, stop) : (stop, curl.flat)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: context), delay: 0, animations: { curl.animate(from: start, to: end) },
      completion: { _ in
        let completed = !context.transitionWasCancelled
        let stays = completed == self.isPresenting && context.presentationStyle != .none
        if stays, let presented = context.viewController(forKey: self.isPresenting ? .to : .from) {
          curl.dismissesOnTap(presented)
        } else {
          curl.removeFromSuperview()
        }
        context.completeTransition(completed)
      })
  }
}
