import Components
import UIKit

/// A sheet with a common mistake: `loadView()` creates a view without a size, and the animator doesn't give it one.
///
/// Everything in the view is laid out from its edges, so nothing is visible. The container above the screen receives all touches. The fix
/// is `view.frame = context.finalFrame(for: self)`.
final class UnsizedSheetController: KitViewController {
  private let content: UIView
  private let sheet = UIView()

  private static let duration: TimeInterval = 0.44
  private static let height: CGFloat = 500
  private static let dimming: CGFloat = 0.4

  init(content: UIView) {
    self.content = content
    super.init()
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  // The mistake: the size of `UIView()` is zero.
  override func loadView() { view = UIView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    sheet.layer.name = "sheet"
    sheet.backgroundColor = .tertiarySystemBackground
    for (view, superview) in [(sheet, view), (content, sheet)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview?.addSubview(view)
    }
    NSLayoutConstraint.activate([
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor), sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor), sheet.heightAnchor.constraint(equalToConstant: Self.height),
      content.leadingAnchor.constraint(equalTo: sheet.leadingAnchor), content.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
      content.topAnchor.constraint(equalTo: sheet.topAnchor), content.bottomAnchor.constraint(equalTo: sheet.bottomAnchor),
    ])
  }
}

extension UnsizedSheetController: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let below = CGAffineTransform(translationX: 0, y: transitionContext.containerView.bounds.height)
    let arrives = !isBeingDismissed
    if arrives {
      // Nothing sets the frame.
      transitionContext.containerView.addSubview(view)
      view.layoutIfNeeded()
      sheet.transform = below
    }
    UIView.animate(withDuration: Self.duration) { [self] in
      sheet.transform = arrives ? .identity : below
      view.backgroundColor = arrives ? UIColor.black.withAlphaComponent(Self.dimming) : .clear
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
