// MARK: - View controllers

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

@preconcurrency @MainActor open class UIViewController: UIResponder, @MainActor NSCoding {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open var view: UIView! {
    get { fatalError() }
    set {}
  }
  open func loadView() {}
  open func loadViewIfNeeded() {}
  open var viewIfLoaded: UIView? { fatalError() }
  open var isViewLoaded: Bool { fatalError() }
  open func viewDidLoad() {}
  open var title: String? {
    get { fatalError() }
    set {}
  }
  open var parent: UIViewController? { fatalError() }
  open var presentedViewController: UIViewController? { fatalError() }
  open var presentingViewController: UIViewController? { fatalError() }
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open var isBeingPresented: Bool { fatalError() }
  open var isBeingDismissed: Bool { fatalError() }
  open var isMovingToParent: Bool { fatalError() }
  open var isMovingFromParent: Bool { fatalError() }
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open var preferredTransition: Transition? {
    get { fatalError() }
    set {}
  }
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { fatalError() }
    set {}
  }
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { fatalError() }
    set {}
  }
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { fatalError() }
    set {}
  }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { fatalError() }
    set {}
  }
  open var presentationController: UIPresentationController? { fatalError() }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { fatalError() }
  open var preferredStatusBarStyle: UIStatusBarStyle { fatalError() }
  open var prefersStatusBarHidden: Bool { fatalError() }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { fatalError() }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var children: [UIViewController] { fatalError() }
  open func addChild(_ controller: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var navigationController: UINavigationController? { fatalError() }
  open var navigationItem: UINavigationItem { fatalError() }
  open var hidesBottomBarWhenPushed: Bool {
    get { fatalError() }
    set {}
  }
  open var tabBarController: UITabBarController? { fatalError() }
  open var tabBarItem: UITabBarItem! {
    get { fatalError() }
    set {}
  }
  open var traitCollection: UITraitCollection { fatalError() }
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { fatalError() }
    set {}
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { fatalError() }
    set {}
  }
}

@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? {
    get { fatalError() }
    set {}
  }
  open var image: UIImage? {
    get { fatalError() }
    set {}
  }
  open var tag: Int {
    get { fatalError() }
    set {}
  }
  open var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, close = 24 }
  public enum Style: Int, Sendable { case plain, done = 2 }
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) { fatalError() }
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) { fatalError() }
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String? {
    get { fatalError() }
    set {}
  }
  open var titleView: UIView? {
    get { fatalError() }
    set {}
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { fatalError() }
    set {}
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { fatalError() }
    set {}
  }
}

@preconcurrency @MainActor open class UINavigationBar: UIView {}

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }
  public init(rootViewController: UIViewController) { fatalError() }
  public override init(nibName: String?, bundle: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { fatalError() }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { fatalError() }
  open var topViewController: UIViewController? { fatalError() }
  open var visibleViewController: UIViewController? { fatalError() }
  open var viewControllers: [UIViewController] {
    get { fatalError() }
    set {}
  }
  open var navigationBar: UINavigationBar { fatalError() }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  open var isNavigationBarHidden: Bool {
    get { fatalError() }
    set {}
  }
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { fatalError() }
    set {}
  }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { fatalError() }
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { fatalError() }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { fatalError() }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { fatalError() }
  public func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { fatalError() }
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public convenience init(title: String?, image: UIImage?, tag: Int) { fatalError() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { fatalError() }
}
@preconcurrency @MainActor open class UITabBar: UIView {}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    get { fatalError() }
    set {}
  }
  open var selectedViewController: UIViewController? {
    get { fatalError() }
    set {}
  }
  open var selectedIndex: Int {
    get { fatalError() }
    set {}
  }
  open var tabBar: UITabBar { fatalError() }
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { fatalError() }
    set {}
  }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    fatalError()
  }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { fatalError() }
  public func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { fatalError() }
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
}

// MARK: - Scrolling

@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { fatalError() }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { fatalError() }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { fatalError() }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { fatalError() }
}

@preconcurrency @MainActor open class UIScrollView: UIView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0)
    public static let fast = DecelerationRate(rawValue: 0)
  }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  open var contentOffset: CGPoint {
    get { fatalError() }
    set {}
  }
  open var contentSize: CGSize {
    get { fatalError() }
    set {}
  }
  open var contentInset: UIEdgeInsets {
    get { fatalError() }
    set {}
  }
  open var adjustedContentInset: UIEdgeInsets { fatalError() }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { fatalError() }
    set {}
  }
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { fatalError() }
    set {}
  }
  open var bounces: Bool {
    get { fatalError() }
    set {}
  }
  open var isScrollEnabled: Bool {
    get { fatalError() }
    set {}
  }
  open var isDragging: Bool { fatalError() }
  open var isTracking: Bool { fatalError() }
  open var panGestureRecognizer: UIPanGestureRecognizer { fatalError() }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {}
  open var delaysContentTouches: Bool {
    get { fatalError() }
    set {}
  }
}

// MARK: - Transitions

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewControllerKey(rawValue: "")
  public static let to = UITransitionContextViewControllerKey(rawValue: "")
}
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewKey(rawValue: "")
  public static let to = UITransitionContextViewKey(rawValue: "")
}

@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var targetTransform: CGAffineTransform { get }
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect
}

@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  func animationEnded(_ transitionCompleted: Bool)
}
extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { fatalError() }
  public func animationEnded(_ transitionCompleted: Bool) { fatalError() }
}

@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }
}
extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { fatalError() }
  public var completionCurve: UIView.AnimationCurve { fatalError() }
  public var wantsInteractiveStart: Bool { fatalError() }
}

@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}
extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { fatalError() }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { fatalError() }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { fatalError() }
}

@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  open var duration: CGFloat { fatalError() }
  open var percentComplete: CGFloat { fatalError() }
  open var completionSpeed: CGFloat {
    get { fatalError() }
    set {}
  }
  open var completionCurve: UIView.AnimationCurve {
    get { fatalError() }
    set {}
  }
  open var timingCurve: (any UITimingCurveProvider)? {
    get { fatalError() }
    set {}
  }
  open var wantsInteractiveStart: Bool {
    get { fatalError() }
    set {}
  }
  open func pause() {}
  open func update(_ percentComplete: CGFloat) {}
  open func cancel() {}
  open func finish() {}
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var initiallyInteractive: Bool { get }
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) { fatalError() }
  open var presentingViewController: UIViewController { fatalError() }
  open var presentedViewController: UIViewController { fatalError() }
  open var containerView: UIView? { fatalError() }
  open var presentedView: UIView? { fatalError() }
  open var frameOfPresentedViewInContainerView: CGRect { fatalError() }
  open var shouldRemovePresentersView: Bool { fatalError() }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

@preconcurrency @MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { fatalError() }
  public static var isReduceTransparencyEnabled: Bool { fatalError() }
}

@preconcurrency @MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { fatalError() }
  open var bounds: CGRect { fatalError() }
  open var scale: CGFloat { fatalError() }
}
