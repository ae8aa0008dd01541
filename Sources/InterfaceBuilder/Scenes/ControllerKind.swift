import UIKit

/// The classes of view controllers.
@MainActor
enum ControllerKind {
  private static let classes: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self, "pageViewController": UIPageViewController.self,
    "splitViewController": UISplitViewController.self,
  ]

  /// The classes of other frameworks, for which the code may have one that stands in.
  private static let frameworkClasses: [String: String] = [
    "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
    "hostingController": "UIHostingController",
  ]

  static func isController(_ object: InterfaceObject) -> Bool {
    object.kind == "viewControllerPlaceholder" || classes[object.kind] != nil || frameworkClasses[object.kind] != nil
      || object.kind.hasSuffix("ViewController")
  }

  /// Returns the class of an element without a class of the code.
  static func type(of object: InterfaceObject, code: any InterfaceCode) -> UIViewController.Type {
    if let type = classes[object.kind] { return type }
    return frameworkClasses[object.kind].flatMap(code.type) as? UIViewController.Type ?? UIViewController.self
  }

  /// Gives an archive the values that the initializer of an element's class needs.
  static func prepare(_ coder: InterfaceCoder, for object: InterfaceObject, _ instance: InterfaceInstance) {
    switch object.kind {
    case "navigationController":
      let bars = BarBuilder(instance: instance)
      coder[UINavigationController.navigationBarKey] = object.children("navigationBar").first.flatMap(bars.makeOwnBar) as? UINavigationBar
      coder[UINavigationController.toolbarKey] = object.children("toolbar").first.flatMap(bars.makeOwnBar) as? UIToolbar
    case "pageViewController":
      coder[UIPageViewController.orientationKey] = object.attributes["navigationOrientation"] == .text("vertical") ? .vertical : .horizontal
      if case .text(let text)? = object.attributes["pageSpacing"], let spacing = Double(text), spacing.isFinite {
        coder[UIPageViewController.spacingKey] = spacing
      }
    case "splitViewController":
      let styles: [String: UISplitViewController.Style] = ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]
      if case .text(let style)? = object.attributes["style"] { coder[UISplitViewController.styleKey] = styles[style] }
    default: break
    }
  }
}
