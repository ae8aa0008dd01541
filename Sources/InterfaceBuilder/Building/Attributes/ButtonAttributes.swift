import UIKit

/// The attributes of buttons.
@MainActor
enum ButtonAttributes {
  static let button = AttributeTable<UIButton>([
    .init("buttonType") { button, value in
      if let type = value.text.flatMap({ types[$0] }) { button.become(type) }
    },
    .init("configuration") { button, value in
      if let values = value.group { button.configuration = configuration(values) }
    },
    .init("fontDescription") { button, value in
      if let font = value.font { button.titleLabel?.font = font }
    },
    .init("lineBreakMode") { button, value in
      if let mode = value.text.flatMap({ ValueReader.lineBreakMode[$0] }) { button.titleLabel?.lineBreakMode = mode }
    },
    .init("contentEdgeInsets", \.contentEdgeInsets, \.insets), .init("titleEdgeInsets", \.titleEdgeInsets, \.insets),
    .init("imageEdgeInsets", \.imageEdgeInsets, \.insets),
    .init("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, \.flag),
    .init("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, \.flag),
  ])

  /// Older files call the system type "roundedRect".
  private static let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
    "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  // MARK: States

  static let states: [(name: String, state: UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected), ("focused", .focused),
  ]

  /// Sets the attributes of a state.
  static func set(_ values: AttributeValues, of button: UIButton, for state: UIControl.State) {
    if let title = values["title"]?.text { button.setTitle(title, for: state) }
    if let color = values["titleColor"]?.color { button.setTitleColor(color, for: state) }
    if let title = (values["attributedTitle"] ?? values["attributedText"])?.attributedText {
      button.setAttributedTitle(title, for: state)
    }
    if let image = values["image"]?.image { button.setImage(image, for: state) }
    if let image = values["backgroundImage"]?.image { button.setBackgroundImage(image, for: state) }
    if let symbol = values["preferredSymbolConfiguration"]?.group {
      button.setPreferredSymbolConfiguration(symbolConfiguration(symbol), forImageIn: state)
    }
  }

  // MARK: Configurations

  private static func configuration(_ values: AttributeValues) -> UIButton.Configuration {
    var result: UIButton.Configuration =
      switch values["style"]?.text {
      case "filled", "borderedProminent": .filled()
      case "tinted", "borderedTinted": .tinted()
      case "gray", "bordered": .gray()
      case "glass": .glass()
      case "prominentGlass": .prominentGlass()
      case "clearGlass": .clearGlass()
      case "prominentClearGlass": .prominentClearGlass()
      default: .plain()
      }
    let title = values["title"]?.text ?? (values["attributedTitle"] ?? values["title"])?.attributedText?.string
    if let title { result.title = title }
    if let subtitle = values["subtitle"]?.text ?? values["attributedSubtitle"]?.attributedText?.string { result.subtitle = subtitle }
    setLooks(of: &result, values)
    if let image = values["image"]?.image { result.image = image }
    if let symbol = values["preferredSymbolConfigurationForImage"]?.group {
      result.preferredSymbolConfigurationForImage = symbolConfiguration(symbol)
    }
    return result
  }

  private static func setLooks(of result: inout UIButton.Configuration, _ values: AttributeValues) {
    let corners: [String: UIButton.Configuration.CornerStyle] = AttributeValue.names(.fixed, .dynamic, .small, .medium, .large, .capsule)
    let sizes: [String: UIButton.Configuration.Size] = AttributeValue.names(.mini, .small, .medium, .large)
    let places: [String: NSDirectionalRectEdge] = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]
    let alignments: [String: UIButton.Configuration.TitleAlignment] = AttributeValue.names(.automatic, .leading, .center, .trailing)
    if let style = values["cornerStyle"]?.text.flatMap({ corners[$0] }) { result.cornerStyle = style }
    if let size = values["buttonSize"]?.text.flatMap({ sizes[$0] }) { result.buttonSize = size }
    if let place = values["imagePlacement"]?.text.flatMap({ places[$0] }) { result.imagePlacement = place }
    if let alignment = values["titleAlignment"]?.text.flatMap({ alignments[$0] }) { result.titleAlignment = alignment }
    if let padding = values["imagePadding"]?.number { result.imagePadding = padding }
    if let padding = values["titlePadding"]?.number { result.titlePadding = padding }
    if let shows = values["showsActivityIndicator"]?.flag { result.showsActivityIndicator = shows }
    if let insets = values["contentInsets"]?.directionalInsets { result.contentInsets = insets }
    if let color = values["baseForegroundColor"]?.color { result.baseForegroundColor = color }
    if let color = values["baseBackgroundColor"]?.color { result.baseBackgroundColor = color }
    guard let background = (values["background"] ?? values["backgroundConfiguration"])?.group else { return }
    if let color = background["backgroundColor"]?.color { result.background.backgroundColor = color }
    if let image = background["image"]?.image { result.background.image = image }
    if let color = background["strokeColor"]?.color { result.background.strokeColor = color }
    if let width = background["strokeWidth"]?.number { result.background.strokeWidth = width }
    if let radius = background["cornerRadius"]?.number { result.background.cornerRadius = radius }
  }

  /// Returns the look of a symbol.
  static func symbolConfiguration(_ values: AttributeValues) -> UIImage.SymbolConfiguration {
    let weights: [String: UIImage.SymbolWeight] = AttributeValue.names(
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black)
    let scales: [String: UIImage.SymbolScale] = AttributeValue.names(.small, .medium, .large)
    let weight = values["weight"]?.text.flatMap { weights[$0] } ?? .unspecified
    let scale = values["scale"]?.text.flatMap { scales[$0] } ?? .unspecified
    let size = values["pointSize"]?.number ?? values["fontDescription"]?.font?.pointSize
    return UIImage.SymbolConfiguration(pointSize: size ?? UIFont.labelFontSize, weight: weight, scale: scale)
  }
}
