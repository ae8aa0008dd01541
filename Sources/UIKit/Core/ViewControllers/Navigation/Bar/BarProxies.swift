import Foundation

/// The bars whose appearance is copied to the bars of a scene that are created after them.
@MainActor
struct BarProxies {
  var navigationBar: UINavigationBar?
  var tabBar: UITabBar?

  private static let stored = AssociatedValue<BarProxies>()
  /// A Boolean value that indicates whether such a bar is being created.
  private static var isMaking = false

  /// The bars of the running scene, or of the program if no scene runs.
  static var current: BarProxies {
    get { isMaking ? BarProxies() : stored[owner] ?? BarProxies() }
    set { stored[owner] = newValue }
  }

  private static var owner: AnyObject { UIWindowScene.running ?? UIApplication.shared }

  /// Returns the stored bar, or creates and stores one.
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
  /// Returns a bar that isn't shown, whose appearance is copied to all bars that are created after it in the same scene.
  ///
  /// The appearance is its colors, appearances, images and text attributes, and `prefersLargeTitles`. Existing bars don't change, while on
  /// iOS they do when they are next shown.
  public class func appearance() -> UINavigationBar { BarProxies.bar(\.navigationBar) { UINavigationBar() } }

  /// Copies the appearance that code has set for all bars.
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
  /// Returns a bar that isn't shown, whose appearance is copied to all bars that are created after it in the same scene.
  ///
  /// The appearance is its colors, appearances and images. Existing bars don't change, while on iOS they do when they are next shown.
  public class func appearance() -> UITabBar { BarProxies.bar(\.tabBar) { UITabBar() } }

  /// Copies the appearance that code has set for all bars.
  func takeCommonLooks() {
    guard let common = BarProxies.current.tabBar else { return }
    classicLooks = common.classicLooks
    standardAppearance = UITabBarAppearance(barAppearance: common.standardAppearance)
    scrollEdgeAppearance = common.scrollEdgeAppearance.map { UITabBarAppearance(barAppearance: $0) }
    if let tint = common.looks.tintColor { tintColor = tint }
    unselectedItemTintColor = common.unselectedItemTintColor
  }
}
