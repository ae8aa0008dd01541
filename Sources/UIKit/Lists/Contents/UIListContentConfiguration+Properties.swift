import Foundation

extension UIListContentConfiguration {
  /// The looks of an image.
  public struct ImageProperties: Hashable {
    /// The color of a template image, or nil for the tint color.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The size that the image doesn't exceed, in points, with 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centered, in points, with 0 for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The value of `reservedLayoutSize` that stands for the size of the system's symbols.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
  }

  /// The text's appearance.
  public struct TextProperties: Hashable {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// At the start, in the middle, at the end, or from edge to edge.
      case natural, center, justified
    }

    /// A change of the letters.
    public enum TextTransform: Int, Sendable {
      /// The letters as they are, or in capitals, in small letters, or with capitals at the starts of words.
      case none, uppercase, lowercase, capitalized
    }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    /// The way in which lines are broken and cut off.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether a text that is too wide is scaled down.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font, as a fraction of its size in 0…1.
    public var minimumScaleFactor: CGFloat = 0
    /// The change of the letters.
    public var transform = TextTransform.none

    /// Shows a text in a label.
    @MainActor
    func show(_ text: String?, _ attributed: NSAttributedString?, in label: UILabel) {
      if label.font != font { label.font = font }
      if label.textColor != color { label.textColor = color }
      let textAlignment: NSTextAlignment = alignment == .center ? .center : alignment == .justified ? .justified : .natural
      if label.textAlignment != textAlignment { label.textAlignment = textAlignment }
      if label.lineBreakMode != lineBreakMode { label.lineBreakMode = lineBreakMode }
      if label.numberOfLines != numberOfLines { label.numberOfLines = numberOfLines }
      if label.adjustsFontSizeToFitWidth != adjustsFontSizeToFitWidth { label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
      if label.minimumScaleFactor != minimumScaleFactor { label.minimumScaleFactor = minimumScaleFactor }
      if let attributed { label.attributedText = attributed } else { label.text = text.map(transformed) }
    }

    private func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
