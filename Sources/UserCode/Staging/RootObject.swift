import UIKit

/// The object that a root of a user's code has created: a view controller, a view to show in one, or the delegates that create the app's
/// first screen.
@MainActor
struct RootObject {
  /// The view controller to show, or nil if the delegates create none.
  let viewController: UIViewController?

  /// Creates what a root shows. `storyboard` is the name of the main storyboard with which delegates start the app, or nil.
  init(_ object: Any, storyboard: String? = nil) {
    switch object {
    case let controller as UIViewController: viewController = Self.filled(controller)
    case let delegates as [AnyObject]: viewController = Self.launched(delegates, storyboard)
    case let view as UIView: viewController = StockViewController(view)
    default: viewController = Self.launched([object as AnyObject], storyboard)
    }
  }

  /// Returns the root view controller of the app that the delegates start in the running scene.
  private static func launched(_ delegates: [AnyObject], _ storyboard: String?) -> UIViewController? {
    UIWindowScene.running?.launch(delegates, storyboard: storyboard.map { UIStoryboard(name: $0, bundle: nil) }).map(filled)
  }

  /// Returns a controller, with a screen added if it is an empty container.
  private static func filled(_ controller: UIViewController) -> UIViewController {
    let screen = StockGridController()
    screen.title = "Photos"
    switch controller {
    case let navigation as UINavigationController where navigation.viewControllers.isEmpty: navigation.viewControllers = [screen]
    case let tabs as UITabBarController where tabs.viewControllers?.isEmpty != false:
      let other = StockDetailController()
      other.title = "Detail"
      screen.tabBarItem = UITabBarItem(title: "Photos", image: nil, tag: 0)
      other.tabBarItem = UITabBarItem(title: "Detail", image: nil, tag: 1)
      tabs.viewControllers = [screen, other]
    default: break
    }
    return controller
  }
}

/// A screen that shows a view in its center, at its own size, or as large as the safe area if it has none.
private final class StockViewController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    var size = content.bounds.size
    if size == .zero { size = content.sizeThatFits(area.size) }
    if size.width < 1 || size.height < 1 { size = area.size }
    content.frame = CGRect(x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
  }
}
