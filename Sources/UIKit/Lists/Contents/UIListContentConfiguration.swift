import Foundation

public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  @Observed public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// Replaces `text`.
  @Observed public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  public var textProperties = TextProperties()
  @Observed public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// Replaces `secondaryText`.
  @Observed public var secondaryAttributedText: NSAttributedString? { didSet { if secondaryAttributedText != nil { secondaryText = nil } } }
  public var secondaryTextProperties = TextProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
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

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The secondary text is small, and below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    configuration.secondaryTextProperties.color = .label
    return configuration
  }

  /// The secondary text is gray, and next to the text.
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

  /// The text is in capital letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      header: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, top: 17, bottom: 7)
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(header: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, top: 7, bottom: 7)
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(header: .systemFont(ofSize: 20, weight: .semibold), color: .label, top: 17, bottom: 7)
  }

  // MARK: Content configuration

  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Only the disabled state differs: its texts are paler.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    guard isDisabled else { return self }
    var updated = self
    updated.textProperties.color = .tertiaryLabel
    updated.secondaryTextProperties.color = .tertiaryLabel
    return updated
  }
}
