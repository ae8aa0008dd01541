import Foundation

public struct UICellAccessory {
  public enum LayoutDimension: Sendable {
    /// The width of the accessory itself.
    case actual
    case standard
    /// In points.
    case custom(CGFloat)
  }

  public enum DisplayedState: Int, Sendable {
    /// Accessories with `whenEditing` are never shown, because lists of collection views can't be edited here.
    case always, whenEditing, whenNotEditing
  }

  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  public struct DisclosureIndicatorOptions {
    public var reservedLayoutWidth: LayoutDimension
    /// Nil stands for gray.
    public var tintColor: UIColor?
    public init(reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .actual, tintColor)
    }
  }

  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  public struct OutlineDisclosureOptions {
    /// The area that expands and collapses the item when a person clicks it.
    public enum Style: Int, Sendable {
      /// The whole cell of a header, and the chevron of another cell.
      case automatic
      /// The whole cell.
      case header
      /// The chevron.
      case cell
    }

    public var style: Style
    /// Nil stands for the tint color.
    public var tintColor: UIColor?
    public init(style: Style = .automatic, tintColor: UIColor? = nil) { (self.style, self.tintColor) = (style, tintColor) }
  }

  public struct LabelOptions {
    public var font: UIFont
    /// Nil stands for gray.
    public var tintColor: UIColor?
    public init(tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body)) {
      (self.tintColor, self.font) = (tintColor, font)
    }
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var reservedLayoutWidth: LayoutDimension
    /// Nil stands for the cell's tint color.
    public var tintColor: UIColor?
    public init(customView: UIView, placement: Placement, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.customView, self.placement) = (customView, placement)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .actual, tintColor)
    }
  }

  enum Content {
    case disclosure(DisclosureIndicatorOptions), checkmark(CheckmarkOptions)
    case outline(OutlineDisclosureOptions, (@MainActor () -> Void)?)
    case label(String, LabelOptions)
    case view(CustomViewConfiguration)
  }

  let content: Content
  let displayed: DisplayedState

  var isLeading: Bool {
    if case .view(let configuration) = content, case .leading = configuration.placement { return true }
    return false
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(content: .disclosure(options), displayed: displayed) }

  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory {
    UICellAccessory(content: .checkmark(options), displayed: displayed)
  }

  /// The action handler, if there is one, replaces expanding and collapsing.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(content: .outline(options, actionHandler), displayed: displayed) }

  public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()) -> UICellAccessory {
    UICellAccessory(content: .label(text, options), displayed: displayed)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed), .trailing(let displayed): UICellAccessory(content: .view(configuration), displayed: displayed)
    }
  }
}
