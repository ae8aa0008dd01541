import Foundation

/// A mark or view at an edge of a list's cell.
public struct UICellAccessory {
  /// The reserved width that stands for the standard one.
  public static let standardDimension: CGFloat = .greatestFiniteMagnitude

  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always, or only while the list is edited, or only while it isn't. The lists of collection views are never edited.
    case always, whenEditing, whenNotEditing
  }

  /// The edge at which a view is.
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// The color of a chevron, and the space for it.
  public struct DisclosureIndicatorOptions {
    /// The width of the area in which the mark is, in points, `standardDimension`, or nil for that of the mark.
    public var reservedLayoutWidth: CGFloat?
    /// The color, or nil for gray.
    public var tintColor: UIColor?
    public init(reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  /// The color of a check mark, and the space for it.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// The way in which a person discloses the items inside an item.
  public struct OutlineDisclosureOptions {
    /// The area that a person clicks to open and close the section.
    public enum Style: Int, Sendable {
      /// The whole cell in the style of a header, otherwise the chevron.
      case automatic
      /// The whole cell.
      case header
      /// The chevron.
      case cell
    }

    /// The area that a person clicks to open and close the section.
    public var style: Style
    /// The color, or nil for the tint color.
    public var tintColor: UIColor?
    public init(style: Style = .automatic, tintColor: UIColor? = nil) { (self.style, self.tintColor) = (style, tintColor) }
  }

  /// The text's appearance.
  public struct LabelOptions {
    public var font: UIFont
    /// The color, or nil for gray.
    public var tintColor: UIColor?
    public init(tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body)) {
      (self.tintColor, self.font) = (tintColor, font)
    }
  }

  /// A view that is an accessory.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    /// The width of the area in which the view is, in points, `standardDimension`, or nil for that of the view.
    public var reservedLayoutWidth: CGFloat?
    /// The tint color, or nil for the cell's.
    public var tintColor: UIColor?
    public init(customView: UIView, placement: Placement, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
      (self.customView, self.placement) = (customView, placement)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
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

  /// A Boolean value that indicates whether the accessory is at the leading edge.
  var isLeading: Bool {
    if case .view(let configuration) = content, case .leading = configuration.placement { return true }
    return false
  }

  /// Returns a chevron, which indicates a further screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(content: .disclosure(options), displayed: displayed) }

  /// Returns a check mark.
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory {
    UICellAccessory(content: .checkmark(options), displayed: displayed)
  }

  /// Returns a chevron that shows and hides the items inside the cell's item, or performs a closure instead.
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
