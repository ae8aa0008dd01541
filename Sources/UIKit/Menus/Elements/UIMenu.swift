import Foundation

/// A menu, or a part of one.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// Tells a menu from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown inside another one.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand in the menu around it, between separators, and not in a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The submenu's title is shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of its elements is on: choosing one turns it on and the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Tells this menu from others; a number of its own unless given.
  public let identifier: Identifier
  /// How the menu is shown inside another one.
  public let options: Options
  /// The menu's elements, from top to bottom.
  public let children: [UIMenuElement]
  private static var count = 0

  /// A menu with these elements. A title is shown above them, or names the submenu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.count)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The elements that are on, of this menu and of those shown inside it.
  public var selectedElements: [UIMenuElement] { leaves.filter { $0.state == .on } }

  /// The same menu with other elements.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The elements that can be chosen, of this menu and of those shown inside it.
  var leaves: [any MenuLeaf] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.leaves : [] }
      return (child as? any MenuLeaf).map { [$0] } ?? []
    }
  }

  /// Turns one element on and the others off.
  func select(_ chosen: any MenuLeaf) {
    for leaf in leaves { leaf.state = leaf === chosen ? .on : .off }
  }
}
