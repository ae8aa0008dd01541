import UIKit

/// Creates items of bars, and gives them to bars and controllers.
@MainActor
struct BarBuilder {
  let instance: InterfaceInstance

  /// The functions that create items, by the names of elements.
  static let makers: [String: InterfaceInstance.Maker] = [
    "barButtonItem": { instance, description in
      BarBuilder(instance: instance).makeItem(description, UIBarButtonItem.self) { item, values in
        BarAttributes.item.apply(item, values)
        BarAttributes.buttonItem.apply(item, values)
        item.customView = description.children("customView").first.flatMap { instance.make($0) as? UIView }
      }
    },
    "tabBarItem": { instance, description in
      BarBuilder(instance: instance).makeItem(description, UITabBarItem.self) { item, values in
        BarAttributes.item.apply(item, values)
        BarAttributes.tabBarItem.apply(item, values)
      }
    },
    "navigationItem": { instance, description in
      let coder = instance.coder(for: description) { (item: UINavigationItem) in
        BarBuilder(instance: instance).fill(item, description)
      }
      return instance.source.type(of: description, or: UINavigationItem.self).init(coder: coder)
    },
  ]

  /// The functions that add items to bars that are views of a scene, by role.
  static let adders: [String: InterfaceInstance.Adder] = [
    "items": { instance, child, object in
      let item = instance.make(child)
      switch (object, item) {
      case (let bar as UIToolbar, let item as UIBarButtonItem): bar.items = (bar.items ?? []) + [item]
      case (let bar as UINavigationBar, let item as UINavigationItem): bar.items = (bar.items ?? []) + [item]
      case (let bar as UITabBar, let item as UITabBarItem): bar.items = (bar.items ?? []) + [item]
      default: break
      }
    }
  ]

  private func makeItem<Item: UIBarItem>(
    _ description: InterfaceObject, _ standard: Item.Type, _ set: @escaping @MainActor (Item, AttributeValues) -> Void
  ) -> Item? {
    let coder = instance.coder(for: description) { (item: Item) in
      set(item, instance.values(of: description))
    }
    return instance.source.type(of: description, or: standard).init(coder: coder)
  }

  private func fill(_ item: UINavigationItem, _ description: InterfaceObject) {
    BarAttributes.navigationItem.apply(item, instance.values(of: description))
    let items = description.children.map { ($0.role, $0.object) }
    func buttons(_ roles: String...) -> [UIBarButtonItem]? {
      let made = items.filter { roles.contains($0.0) }.compactMap { instance.make($0.1) as? UIBarButtonItem }
      return made.isEmpty ? nil : made
    }
    if let left = buttons("leftBarButtonItem", "leftBarButtonItems") { item.leftBarButtonItems = left }
    if let right = buttons("rightBarButtonItem", "rightBarButtonItems") { item.rightBarButtonItems = right }
    if let back = buttons("backBarButtonItem")?.first { item.backBarButtonItem = back }
    if let title = description.children("titleView").first { item.titleView = instance.make(title) as? UIView }
  }

  /// Creates the items that surrounding bars show for a controller, and sets the attributes of its own bars.
  func addBarItems(of controller: UIViewController, _ description: InterfaceObject) {
    for child in description.children where instance.objects[child.object.id] == nil {
      switch child.role {
      case "navigationItem": if let item = instance.make(child.object) as? UINavigationItem { controller.takeNavigationItem(item) }
      case "tabBarItem": if let item = instance.make(child.object) as? UITabBarItem { controller.tabBarItem = item }
      case "navigationBar": if let bar = (controller as? UINavigationController)?.navigationBar { adoptBar(bar, child.object) }
      case "toolbar": if let bar = (controller as? UINavigationController)?.toolbar { adoptBar(bar, child.object) }
      case "tabBar": if let bar = (controller as? UITabBarController)?.tabBar { adoptBar(bar, child.object) }
      default: break
      }
    }
    let toolbarItems = description.children("toolbarItems").compactMap { instance.make($0) as? UIBarButtonItem }
    if !toolbarItems.isEmpty { controller.toolbarItems = toolbarItems }
  }

  /// Creates the bar of a container if it is of a class of the code.
  func makeOwnBar(_ description: InterfaceObject) -> AnyObject? {
    description.customClass == nil ? nil : instance.make(Self.withoutFrame(description))
  }

  /// Sets what an element says about the bar of a container.
  private func adoptBar(_ bar: UIView, _ description: InterfaceObject) { instance.adopt(bar, as: Self.withoutFrame(description)) }

  /// Returns a bar that its container places.
  private static func withoutFrame(_ description: InterfaceObject) -> InterfaceObject {
    var description = description
    for key in ["frame", "autoresizingMask"] { description.attributes[key] = nil }
    return description
  }
}
