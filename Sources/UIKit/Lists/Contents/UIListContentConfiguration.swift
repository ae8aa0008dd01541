import Foundation

/// The content of a list's cell, header or footer: an image, a text and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  @Observed public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with attributes, in place of `text`, or nil for none.
  @Observed public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  public var textProperties = TextProperties()
  /// The secondary text, or nil for none.
  @Observed public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The secondary text with attributes, in place of `secondaryText`, or nil for none.
  @Observed public var secondaryAttributedText: NSAttributedString? { didSet { if secondaryAttributedText != nil { secondaryText = nil } } }
  /// The looks of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// A Boolean value that indicates whether the secondary text is beside the text, if there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between texts that are beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts that are one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, in 0…1.
  public var alpha: CGFloat = 1

  init() {
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
  }

  private init(header font: UIFont, color: UIColor, top: CGFloat, bottom: CGFloat) {
    self.init()
    textProperties.font = font
    textProperties.color = color
    secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16)
  }

  // MARK: Styles

  /// Returns the content of a cell, whose secondary text is below the text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the content of a cell with a small secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    configuration.secondaryTextProperties.color = .label
    return configuration
  }

  /// Returns the content of a cell with a gray value beside the text.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }

  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(header: .systemFont(ofSize: 20, weight: .semibold), color: .label, top: 17, bottom: 7)
  }

  public static func header() -> UIListContentConfiguration { plainHeader() }
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(header: .systemFont(ofSize: 17, weight: .semibold), color: .label, top: 6, bottom: 6)
  }

  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(header: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel, top: 6, bottom: 6)
  }

  /// Returns the content of a header in a grouped list, in capital letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      header: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, top: 17, bottom: 7)
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(header: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, top: 7, bottom: 7)
  }

  /// Returns the content of a large header in a list of cards.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(header: .systemFont(ofSize: 20, weight: .semibold), color: .label, top: 17, bottom: 7)
  }

  // MARK: Content configuration

  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration with the looks of a state: paler if it is disabled.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    guard isDisabled else { return self }
    var updated = self
    updated.textProperties.color = .tertiaryLabel
    updated.secondaryTextProperties.color = .tertiaryLabel
    return updated
  }
}
