// A zoom: the tapped tile grows to the full screen, and the full screen shrinks back into its tile when it is dragged down.
//
//     glissade run MyTransition.swift
//
// opens this file in a window. Save it, and the window shows the new code at the same moment. Every number below is a slider there.
// In an app, keep a MyTransition and call its present(_:from:tile:).

import UIKit

final class MyTransition: NSObject, UIViewControllerTransitioningDelegate {
  struct Parameters {
    /// The duration of the presentation, in seconds: 0.1…1.5.
    var duration: TimeInterval = 0.5
    /// The damping ratio of the spring: 0.4…1.
    var dampingRatio: CGFloat = 0.82
    /// The duration of the dismissal, in seconds: 0.1…1.5.
    var dismissalDuration: TimeInterval = 0.38
    /// The opacity of the black behind the picture: 0…1.
    var dimming: CGFloat = 0.6
    /// The distance of a drag that completes the dismissal, in points: 100…800.
    var dragDistance: CGFloat = 380
    /// The fraction of that distance from which a release dismisses: 0…1.
    var dismissalFraction: CGFloat = 0.3
  }

  var parameters = Parameters()
  private weak var tile: UIView?
  private weak var presented: UIViewController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  /// Presents a controller out of a tile, unless a screen is shown already.
  func present(_ controller: UIViewController, from source: UIViewController, tile: UIView) {
    guard source.presentedViewController == nil else { return }
    self.tile = tile
    presented = controller
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = self
    controller.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
    source.present(controller, animated: true)
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    let fraction = pan.translation(in: pan.view?.superview).y / parameters.dragDistance
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      presented?.dismiss(animated: true)
    case .changed:
      interaction?.update(min(max(fraction, 0), 1))
    case .ended where fraction > parameters.dismissalFraction:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled:
      interaction?.cancel()
      interaction = nil
    default:
      break
    }
  }

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { MyTransitionAnimator(isPresenting: true, tile: tile, parameters: parameters) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    MyTransitionAnimator(isPresenting: false, tile: tile, parameters: parameters)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// Moves the screen between the tile and its full size. The tile is hidden meanwhile, so that there is only one of the two.
final class MyTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let tile: UIView?
  private let parameters: MyTransition.Parameters

  init(isPresenting: Bool, tile: UIView?, parameters: MyTransition.Parameters) {
    self.isPresenting = isPresenting
    self.tile = tile
    self.parameters = parameters
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? parameters.duration : parameters.dismissalDuration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let screen = context.viewController(forKey: isPresenting ? .to : .from)?.view, let tile = tile else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    let small = tile.convert(tile.bounds, to: container)
    if isPresenting {
      screen.clipsToBounds = true
      screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(screen)
      container.backgroundColor = .clear
    }
    let show = { (isFull: Bool) in
      screen.frame = isFull ? container.bounds : small
      screen.layer.cornerRadius = isFull ? 0 : tile.layer.cornerRadius
      container.backgroundColor = UIColor.black.withAlphaComponent(isFull ? self.parameters.dimming : 0)
      screen.layoutIfNeeded()
    }
    tile.isHidden = true
    show(!isPresenting)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: isPresenting ? parameters.dampingRatio : 1,
      initialSpringVelocity: 0, animations: { show(self.isPresenting) },
      completion: { _ in
        // The device may have been turned meanwhile.
        if let controller = context.viewController(forKey: .to), self.isPresenting { screen.frame = context.finalFrame(for: controller) }
        // The tile stays hidden while its screen is shown.
        tile.isHidden = self.isPresenting != context.transitionWasCancelled
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

// MARK: - Screens to try it on

final class MyTransitionHomeViewController: UIViewController {
  private let transition = MyTransition()
  private let palette: [(UIColor, UIColor)] = [
    (.systemPink, .systemOrange), (.systemTeal, .systemBlue), (.systemIndigo, .systemPurple), (.systemGreen, .systemTeal),
    (.systemOrange, .systemYellow), (.systemPurple, .systemPink),
  ]
  private lazy var tiles = palette.map { GradientView($0.0, $0.1) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for tile in tiles {
      tile.layer.cornerRadius = 20
      tile.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(_:))))
      view.addSubview(tile)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin: CGFloat = 20
    let side = (view.bounds.width - 3 * margin) / 2
    for (index, tile) in tiles.enumerated() {
      let column = CGFloat(index % 2)
      let row = CGFloat(index / 2)
      tile.frame = CGRect(
        x: margin + column * (side + margin), y: view.safeAreaInsets.top + margin + row * (side + margin), width: side, height: side)
    }
  }

  @objc private func handleTap(_ tap: UITapGestureRecognizer) {
    guard let tile = tap.view, let index = tiles.firstIndex(where: { $0 === tile }) else { return }
    let screen = UIViewController()
    screen.view = GradientView(palette[index].0, palette[index].1)
    screen.view.layer.name = "screen"
    transition.present(screen, from: self, tile: tile)
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ first: UIColor, _ last: UIColor) {
    super.init(frame: .zero)
    (layer as? CAGradientLayer)?.colors = [first.cgColor, last.cgColor]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

#Preview("Zoom") { MyTransitionHomeViewController() }
