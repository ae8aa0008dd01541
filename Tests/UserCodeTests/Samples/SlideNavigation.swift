//
//  SlideNavigation.swift
//

import UIKit

// MARK: - Navigation controller with a custom push, and a pop by a swipe from the edge

class SlideNavigationController: UINavigationController {

    fileprivate var interactionController: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        interactivePopGestureRecognizer?.isEnabled = false

        let edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdgePan(gesture:)))
        edgePan.edges = .left
        view.addGestureRecognizer(edgePan)
    }

    @objc fileprivate func handleEdgePan(gesture: UIScreenEdgePanGestureRecognizer) {
        let translate = gesture.translation(in: gesture.view)
        let percent = translate.x / gesture.view!.bounds.size.width

        switch gesture.state {
        case .began:
            interactionController = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
        case .changed:
            interactionController?.update(percent)
        case .ended:
            let velocity = gesture.velocity(in: gesture.view)
            if percent > 0.5 || velocity.x > 800 {
                interactionController?.finish()
            } else {
                interactionController?.cancel()
            }
            interactionController = nil
        case .cancelled, .failed:
            interactionController?.cancel()
            interactionController = nil
        default:
            break
        }
    }
}

extension SlideNavigationController: UINavigationControllerDelegate {

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push:
            return SlideAnimator(isPush: true)
        case .pop:
            return SlideAnimator(isPush: false)
        default:
            return nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return interactionController
    }
}

// MARK: - Animator

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let fromView = transitionContext.view(forKey: .from)!
        let toView = transitionContext.view(forKey: .to)!
        let width = container.frame.size.width

        if isPush {
            container.addSubview(toView)
            toView.transform = CGAffineTransform(translationX: width, y: 0)
        } else {
            container.insertSubview(toView, belowSubview: fromView)
            toView.transform = CGAffineTransform(translationX: -width / 3, y: 0)
            toView.alpha = 0.7
        }

        let animations = {
            fromView.transform = CGAffineTransform(translationX: self.isPush ? -width / 3 : width, y: 0)
            fromView.alpha = self.isPush ? 0.7 : 1
            toView.transform = .identity
            toView.alpha = 1
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut], animations: animations
        ) { _ in
            fromView.transform = CGAffineTransform.identity
            toView.transform = CGAffineTransform.identity
            fromView.alpha = 1
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

// MARK: - Screens

class ColorViewController: UIViewController {

    var color: UIColor = .systemTeal
    var depth = 1

    convenience init(color: UIColor, depth: Int) {
        self.init(nibName: nil, bundle: nil)
        self.color = color
        self.depth = depth
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Screen \(depth)"
        view.backgroundColor = color
        let button = UIButton(type: .system)
        button.setTitle("Push", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 30, weight: .bold)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.center = view.center
        button.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
        button.addTarget(self, action: #selector(pushNext), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc func pushNext() {
        let next = ColorViewController(color: depth % 2 == 0 ? .systemTeal : .systemPurple, depth: depth + 1)
        navigationController?.pushViewController(next, animated: true)
    }
}

// MARK: - Scene delegate

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = SlideNavigationController(rootViewController: ColorViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}
