import Foundation

/// The bars whose looks the bars of a scene have that are created after them.
@MainActor
struct BarProxies {
  var navigationBar: UINavigationBar?
  var tabBar: UITabBar?

  private static let stored = AssociatedValue<BarProxies>()
  /// A Boolean value that indicates whether a bar is made that is itself such a one.
  private static var isMaking = false

  /// Those of the running scene, or of the program if no scene runs.
  static var current: BarProxies {
    get { isMaking ? BarProxies() : stored[owner] ?? BarProxies() }
    set { stored[owner] = newValue }
  }

  private static var owner: AnyObject { UIWindowScene.running ?? UIApplication.shared }

  /// Returns the stored bar, or makes one and stores it.
  static func bar<Bar: UIView>(_ path: WritableKeyPath<BarProxies, Bar?>, _ make: () -> Bar) -> Bar {
    if let bar = current[keyPath: path] { return bar }
    isMaking = true
    let bar = make()
    isMaking = false
    current[keyPath: path] = bar
    return bar
  }
}

extension UINavigationBar {
  /// Returns a bar that isn't shown, whose looks all bars have that are created after them in the same scene.
  ///
  /// These looks are its colors, appearances, images and text attributes, and `prefersLargeTitles`. Bars that exist keep their looks, while
  /// on iOS they change when they are shown the next time.
  public class func appearance() -> UINavigationBar { BarProxies.bar(\.navigationBar) { UINavigationBar() } }

  /// Takes the looks that code has set for all bars.
  func takeCommonLooks() {
    guard let common = BarProxies.current.navigationBar else { return }
    if common.hasClassicLooks {
      classicLooks = common.classicLooks
      (titleTextAttributes, largeTitleTextAttributes) = (common.titleTextAttributes, common.largeTitleTextAttributes)
    } else {
      standardAppearance = UINavigationBarAppearance(barAppearance: common.standardAppearance)
      scrollEdgeAppearance = common.scrollEdgeAppearance.map { UINavigationBarAppearance(barAppearance: $0) }
      compactAppearance = common.compactAppearance.map { UINavigationBarAppearance(barAppearance: $0) }
      compactScrollEdgeAppearance = common.compactScrollEdgeAppearance.map { UINavigationBarAppearance(barAppearance: $0) }
    }
    if let tint = common.looks.tintColor { tintColor = tint }
    prefersLargeTitles = common.prefersLargeTitles
    backIndicatorImage = common.backIndicatorImage
  }
}

extension UITabBar {
  /// Returns a bar that isn't shown, whose looks all bars have that are created after them in the same scene.
  ///
  /// These looks are its colors, appearances and images. Bars that exist keep their looks, while on iOS they change when they are shown the
  /// next time.
  public class func appearance() -> UITabBar { BarProxies.bar(\.tabBar) { UITabBar() } }

  /// Takes the looks that code has set for all bars.
  func takeCommonLooks() {
    guard let common = BarProxies.current.tabBar else { return }
    classicLooks = common.classicLooks
    standardAppearance = UITabBarAppearance(barAppearance: common.standardAppearance)
    scrollEdgeAppearance = common.scrollEdgeAppearance.map { UITabBarAppearance(barAppearance: $0) }
    if let tint = common.looks.tintColor { tintColor = tint }
    unselectedItemTintColor = common.unselectedItemTintColor
  }
}
