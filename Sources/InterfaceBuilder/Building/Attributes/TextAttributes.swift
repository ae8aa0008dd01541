import UIKit

/// The attributes of views that show or edit texts and pictures.
@MainActor
enum TextAttributes {
  static let label = AttributeTable<UILabel>([
    .init("fontDescription", \.font, \.font), .init("textColor", \.textColor, \.color),
    .init("highlightedColor", \.highlightedTextColor, \.color), .init("highlighted", \.isHighlighted, \.flag),
    .init("enabled", \.isEnabled, \.flag), .init("shadowColor", \.shadowColor, \.color), .init("shadowOffset", \.shadowOffset, \.size),
    .init("textAlignment", \.textAlignment, alignment), .init("lineBreakMode", \.lineBreakMode, lineBreakMode),
    .init("numberOfLines", \.numberOfLines, \.integer), .init("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, \.flag),
    .init("minimumScaleFactor", \.minimumScaleFactor, \.number), .init("minimumFontSize", set: setMinimumSize),
    .init("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, \.number),
    .init("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, \.flag), .init("text", \.text, \.text),
    .init("attributedText", \.attributedText, \.attributedText),
  ])

  static let imageView = AttributeTable<UIImageView>([
    .init("image", \.image, \.image), .init("highlightedImage", \.highlightedImage, \.image),
    .init("highlighted", \.isHighlighted, \.flag),
  ])

  static let textField = AttributeTable<UITextField>([
    .init("borderStyle", \.borderStyle, AttributeValue.names(UITextField.BorderStyle.none, .line, .bezel, .roundedRect)),
    .init("fontDescription", \.font, \.font), .init("textColor", \.textColor, \.color), .init("textAlignment", \.textAlignment, alignment),
    .init("placeholder", \.placeholder, \.text), .init("attributedPlaceholder", \.attributedPlaceholder, \.attributedText),
    .init("clearButtonMode", \.clearButtonMode, AttributeValue.names(UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always)),
    .init("clearsOnBeginEditing", \.clearsOnBeginEditing, \.flag),
    .init("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, \.flag), .init("text", \.text, \.text),
    .init("textInputTraits", set: TextInputAttributes.set),
  ])

  static let textView = AttributeTable<UITextView>([
    .init("fontDescription", \.font, \.font), .init("textColor", \.textColor, \.color), .init("textAlignment", \.textAlignment, alignment),
    .init("editable", \.isEditable, \.flag), .init("selectable", \.isSelectable, \.flag),
    .init("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, \.flag), .init("text", \.text, \.text),
    .init("attributedText", \.attributedText, \.attributedText), .init("textInputTraits", set: TextInputAttributes.set),
  ])

  static let searchBar = AttributeTable<UISearchBar>([
    .init("searchBarStyle", \.searchBarStyle, AttributeValue.names(UISearchBar.Style.default, .prominent, .minimal)),
    .init("barTintColor", \.barTintColor, \.color), .init("placeholder", \.placeholder, \.text), .init("text", \.text, \.text),
    .init("showsCancelButton", \.showsCancelButton, \.flag), .init("scopeButtonTitles", \.scopeButtonTitles, \.texts),
    .init("selectedScopeButtonIndex", \.selectedScopeButtonIndex, \.integer), .init("showsScopeBar", \.showsScopeBar, \.flag),
    .init("textInputTraits", set: TextInputAttributes.set),
  ])

  private static let alignment = ValueReader.textAlignment
  private static let lineBreakMode = ValueReader.lineBreakMode

  /// The smallest font size takes the place of a scale factor in older files.
  private static func setMinimumSize(_ label: UILabel, _ value: AttributeValue) {
    if let size = value.number, size > 0, label.font.pointSize > 0 { label.minimumScaleFactor = min(size / label.font.pointSize, 1) }
  }
}

extension AttributeValue {
  /// The texts of a list.
  var texts: [String]? { list?.compactMap(\.text) }
}
