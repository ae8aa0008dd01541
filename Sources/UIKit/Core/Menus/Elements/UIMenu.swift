import Foundation

@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Unique unless given.
  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  private static var count = 0

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.count)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// Includes the elements of inline menus.
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

  func select(_ chosen: any MenuLeaf) {
    for leaf in leaves { leaf.state = leaf === chosen ? .on : .off }
  }
}
