import Foundation

/// A menu, or a group of elements in one.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// A name that identifies a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options for the presentation of a menu inside another one.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements appear in the surrounding menu, between separators, rather than in a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title of the submenu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element is on.
    ///
    /// Choosing an element turns it on and the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of the menu, which is unique unless given.
  public let identifier: Identifier
  /// The options for the presentation inside another menu.
  public let options: Options
  /// The elements of the menu, from top to bottom.
  public let children: [UIMenuElement]
  private static var count = 0

  /// Creates a menu with the given elements.
  ///
  /// The title appears above them, or names the submenu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.count)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The elements that are on, including those of inline menus.
  public var selectedElements: [UIMenuElement] { leaves.filter { $0.state == .on } }

  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The elements that can be chosen, including those of inline menus.
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
